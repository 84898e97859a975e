import { verificationExamples, verificationVectors } from '../server/verify-webhook/verification-examples.ts';

/** A comment that names a file of the examples, and the code block below it. */
const place = /^<!-- ([\w-]+\.\w+) -->\n\n```(\w+)\n[\s\S]*?^```$/gm;

/** Replaces the code blocks of a Markdown page whose comment names an example. */
export function embedExamples(markdown: string): string {
  const files = [...verificationExamples, verificationVectors];
  return markdown.replaceAll(place, (_, name: string, language: string) => {
    const found = files.find(({ file }) => file === name);
    if (found === undefined) throw new Error(`There is no example ${name}.`);
    return `<!-- ${name} -->\n\n\`\`\`${language}\n${found.code}\`\`\``;
  });
}
