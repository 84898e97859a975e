/** Extracts the JSON object of a model's text; null without one. Models add code fences or a sentence before it. */
export function readJson(text: string): object | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  for (const part of [text, from < 0 ? '' : text.slice(from, to + 1)]) {
    try {
      const value: unknown = JSON.parse(part);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // Try the next candidate.
    }
  }
  return null;
}
