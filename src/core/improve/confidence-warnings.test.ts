import { describe, expect, it } from 'vitest';
import { textWarnings } from './confidence-warnings.ts';
import { readDocument } from '../document/page-document.ts';

const hidden =
  '<p>The wall of the harbour was rebuilt after the storm, and the town has paid for it.</p>'.repeat(9);

describe('the warning on an uncertain main text', () => {
  it('says what was read, what was not, and what to do', () => {
    const page = readDocument(
      `<title>Wall</title><main><p>The wall is closed today.</p></main><div style="display:none">${hidden}<p>And more of it, which is said but once, follows here for who reads on to the end of it.</p></div>`,
    );
    expect(textWarnings(page)).toEqual([
      {
        code: 'text_uncertain',
        message:
          'The main text was read as 5 words, which may be wrong. Not read: 37 words that the HTML hides. Put the text that the page is for into <main>, and show it without scripts.',
      },
    ]);
  });

  it('asks for text from the server where scripts fill an empty page', () => {
    const page = readDocument('<title>Wall</title><div id="root"></div><script src="/app.js"></script>');
    expect(textWarnings(page)[0]?.message).toMatch(/^No main text was found\. .+\.$/);
  });

  it('is not given where the text was read', () => {
    expect(
      textWarnings(readDocument('<title>Wall</title><main><p>The wall is closed today.</p></main>')),
    ).toEqual([]);
  });
});
