/** Pages for citation tests: all are about one question; one of them has the figure. */
export const citationQuestion = 'how often should a windlass be oiled';

/** The sentence that answers the question, on the page that has it. */
export const answeringSentence = 'A windlass should be oiled every six months with 40 ml of thin oil.';

const page = (title: string, opening: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>
<p>${opening}</p><h2>What a windlass is</h2><p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal
axle. Salt water is the reason that most of them fail, so the cover is dried after each trip.</p><h2>Parts</h2><p>The drum,
the axle and the brake of a windlass are made of bronze, and its cover keeps water away from the gears.</p>
</article></main></body></html>`;

export const answeringPage = page('Oiling a windlass', answeringSentence);
export const vaguePage = page(
  'Windlass care',
  'A windlass should be oiled regularly, because dry gears wear out before their time.',
);
