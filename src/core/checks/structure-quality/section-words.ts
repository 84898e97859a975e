/** Size of a section that can be embedded and quoted whole, in words. */
export const SECTION_WORDS_MIN = 40;
export const SECTION_WORDS_MAX = 300;
