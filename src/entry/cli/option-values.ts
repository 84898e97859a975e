/** Parsers of option values; commander prints the message of the error beside the option. */
import { InvalidArgumentError } from 'commander';
import { questionsMax, rivalsMax, runsMax } from '../../service/config/analyze/compare-lines.ts';
import { pagesMax, queriesMax } from '../../service/config/analyze/option-lines.ts';
import { depthMax } from '../../service/config/analyze/site-lines.ts';

/** As the API limits a question. */
const questionCharsMax = 300;

export function collectQuery(text: string, earlier: unknown): string[] {
  const before = textsOf(earlier);
  if (text.trim() === '') throw new InvalidArgumentError('A query must not be empty.');
  if (before.length >= queriesMax) throw new InvalidArgumentError(`At most ${String(queriesMax)} queries.`);
  return [...before, text.trim()];
}

export function collectQuestion(text: string, earlier: unknown): string[] {
  const before = textsOf(earlier);
  if (text.trim() === '') throw new InvalidArgumentError('A question must not be empty.');
  if (text.length > questionCharsMax)
    throw new InvalidArgumentError(`At most ${String(questionCharsMax)} characters.`);
  if (before.length >= questionsMax)
    throw new InvalidArgumentError(`At most ${String(questionsMax)} questions.`);
  return [...before, text.trim()];
}

export function collectRival(text: string, earlier: unknown): string[] {
  const before = textsOf(earlier);
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  if (before.length >= rivalsMax) throw new InvalidArgumentError(`At most ${String(rivalsMax)} rivals.`);
  return [...before, text.trim()];
}

export function parseRuns(text: string): number {
  const runs = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (runs >= 1 && runs <= runsMax) return runs;
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(runsMax)}.`);
}

export function collect(text: string, earlier: unknown): string[] {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return [...textsOf(earlier), text.trim()];
}

/** Values of an option that may be repeated; undefined before the first. */
function textsOf(earlier: unknown): string[] {
  return Array.isArray(earlier) ? earlier.map(String) : [];
}

export function parseDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // Date.parse reads 30 February as 1 or 2 March.
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError('Must be a date such as 2026-11-21.');
  }
  return text;
}

export function parseLimit(text: string): number {
  const pages = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (pages >= 1 && pages <= pagesMax) return pages;
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(pagesMax)}.`);
}

export function parseScore(text: string): number {
  const score = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (score >= 0 && score <= 100) return score;
  throw new InvalidArgumentError('Must be a number from 0 to 100.');
}

export function parsePageUrl(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('Must be an absolute http or https URL.');
  }
  return text;
}

export function parseDepth(text: string): number {
  const links = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (links <= depthMax) return links;
  throw new InvalidArgumentError(`Must be a whole number from 0 to ${String(depthMax)}.`);
}
