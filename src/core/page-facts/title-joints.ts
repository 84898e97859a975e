/**
 * What sites put between the parts of a title, its topic, section and site. A bar needs no spaces, a dash does; an underscore
 * joins parts in Chinese and words of one name elsewhere. A colon joins none: it divides headlines.
 */
export const TITLE_JOINT =
  /\s+(?:[·•⋅‧–—―»«›‹→>~/\\|]{1,3}|-{1,3}|:{2})\s+|\s*[|｜¦]+\s*|(?<=\p{sc=Han})_|_(?=\p{sc=Han})/u;

/** The same and colons, where a name is looked for: "Roomba j7+: the review". */
export const TITLE_JOINT_OR_COLON = new RegExp(
  String.raw`${TITLE_JOINT.source}|\s+:{1,3}\s+|:\s+|\s*[：【】]\s*`,
  'u',
);
