/** Why a title or a description was not made. */
export const OWN_KEPT = 'The page’s own is kept: nothing on the page is better by the rules.';
