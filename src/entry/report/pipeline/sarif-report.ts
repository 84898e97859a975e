/** SARIF 2.1.0, for code scanning: rules from the rubric, one result for each finding, at its words in the file. */
import { createHash } from 'node:crypto';
import type { CategoryId } from '../../../core/schema/vocabulary.ts';
import { CATEGORY_WEIGHTS, ratingLine, rubric } from '../../../core/checks/rubric.ts';
import { ENGINE_VERSION, RUBRIC_VERSION } from '../../../core/score/engine.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import type { CheckResult } from '../../../core/schema/check.ts';
import { isAddress, pageName } from '../analysed-page.ts';
import { visibleText } from '../visible-text.ts';
import { faultLines, isKnown, type JudgedPage } from './judged-page.ts';
import type { TextPlace, TextPlaces } from './locate-text.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const home = 'https://github.com/citeworthy/citeworthy';
const evidenceShown = 5;

type Level = 'error' | 'warning' | 'note';

interface Finding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  /** Words of the page that the finding rests on. */
  readonly quotes: readonly string[];
}

/** Findings that no check makes. */
const otherRules = [
  ['access', 'Assistants can read the page', 'What keeps them out caps the score.'],
  ['integrity', 'The page does not game its score', 'Text made to game the score lowers all of it.'],
  ['budget', 'The page meets its budgets', 'The pipeline asks for these scores.'],
] as const;

/** Ends with a line break. */
export function renderSarifReport(pages: readonly JudgedPage[]): string {
  const failures = pages.flatMap((page) =>
    page.outcome.status === 'failed' ? notificationOf(page, page.outcome.error.message) : [],
  );
  const run = {
    tool: {
      driver: {
        name: 'Citeworthy',
        version: ENGINE_VERSION,
        informationUri: home,
        properties: { rubric_version: RUBRIC_VERSION },
        rules: rules(),
      },
    },
    invocations: [{ executionSuccessful: failures.length === 0, toolExecutionNotifications: failures }],
    columnKind: 'utf16CodeUnits',
    results: pages.flatMap(resultsOf),
  };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function rules(): unknown[] {
  const ratings = (Object.keys(CATEGORY_WEIGHTS) as CategoryId[]).map((id) => ratingLine(id));
  const checks = [...rubric, ...ratings].map(({ check }) => ({
    id: check.id,
    ...described(check.title, check.why, 'checks.md'),
    defaultConfiguration: { level: 'warning' },
    properties: { category: check.category, evidence_class: check.source.class },
  }));
  const others = otherRules.map(([id, title, why]) => ({
    id,
    ...described(title, why, 'command-line.md'),
    defaultConfiguration: { level: 'error' },
  }));
  return [...checks, ...others];
}

/** GitHub requires `help`, which SARIF leaves optional. */
function described(title: string, why: string, page: string): object {
  const helpUri = `${home}/blob/main/docs/${page}`;
  return {
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: `${why} See ${helpUri}` },
    helpUri,
  };
}

function resultsOf(page: JudgedPage): unknown[] {
  const { outcome } = page;
  if (outcome.status === 'failed') return [];
  const findings = [
    ...faultFindings(page),
    ...limitFindings(outcome.result).map((finding) => (isKnown(page) ? asNote(finding) : finding)),
    ...checkFindings(outcome.result).map((finding) =>
      isKnown(page, finding.rule) ? asNote(finding) : finding,
    ),
  ];
  return findings.map((finding) => resultOf(finding, page));
}

/** What the baseline has already must not fail a run of code scanning. */
const asNote = (finding: Finding): Finding => ({ ...finding, level: 'note' });

function faultFindings(page: JudgedPage): Finding[] {
  return faultLines(page).map((line) => ({
    ...{
      rule: 'budget',
      level: 'error',
      message: `${line.charAt(0).toUpperCase()}${line.slice(1)}.`,
      quotes: [],
    },
  }));
}

function limitFindings({ access, integrity }: AnalysisResult): Finding[] {
  return [
    ...access.reasons.map(({ message, quote }) => ({
      ...{ rule: 'access', level: 'error' as const, message },
      quotes: quote === null ? [] : [quote],
    })),
    ...integrity.flags.map(({ message, evidence }) => ({
      ...{ rule: 'integrity', level: 'error' as const, message },
      quotes: evidence.map(({ text }) => text),
    })),
  ];
}

function checkFindings({ checks }: AnalysisResult): Finding[] {
  return checks.flatMap((check) => {
    const level = levelOf(check);
    if (level === undefined) return [];
    const message = [check.explanation, check.recommendation ?? ''].join(' ').trim();
    return { rule: check.id, level, message, quotes: check.evidence.map(({ text }) => text) };
  });
}

/** A broken check found nothing. */
function levelOf({ outcome }: CheckResult): Level | undefined {
  if (outcome === 'fail') return 'warning';
  return outcome === 'partial' ? 'note' : undefined;
}

/** Of a finding without words of its own: empty, because GitHub requires a region and shows it at its line. */
const beginning: TextPlace = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function resultOf({ rule, level, message, quotes }: Finding, page: JudgedPage): unknown {
  const [place = beginning, ...related] = placesOf(quotes, page.places);
  const artifactLocation = artifactOf(page);
  const locationOf = (region: TextPlace): object => ({ physicalLocation: { artifactLocation, region } });
  return {
    ruleId: rule,
    level,
    message: { text: visibleText(message) },
    locations: [locationOf(place)],
    ...(related.length === 0 ? {} : { relatedLocations: related.map(locationOf) }),
    // A new run must find a known finding again after its line has moved.
    partialFingerprints: {
      'citeworthy/v1': createHash('sha256')
        .update(JSON.stringify([artifactLocation.uri, rule, quotes[0] ?? '']))
        .digest('hex')
        .slice(0, 32),
    },
  };
}

/** Each once: SARIF forbids a related location that comes twice, and two quotes may differ in white space alone. */
function placesOf(quotes: readonly string[], places: TextPlaces | undefined): TextPlace[] {
  const found = quotes.slice(0, evidenceShown).flatMap((quote) => places?.get(quote) ?? []);
  return [...new Map(found.map((place) => [Object.values(place).join(), place])).values()];
}

/** The file where there is one: code scanning shows findings in the repository. */
function artifactOf({ source, url }: JudgedPage): { readonly uri: string; readonly uriBaseId?: string } {
  if (isAddress(source))
    return { uri: URL.canParse(source) ? new URL(source).href : encodeURI(wellFormed(source)) };
  if (source === '-') return { uri: url ?? 'stdin' };
  const names = source.replaceAll('\\', '/').split('/');
  const isBelow = names[0] !== '' && names[0] !== '..';
  const uri = names
    .filter((name) => name !== '.')
    .map(uriName)
    .join('/');
  return isBelow ? { uri, uriBaseId: '%SRCROOT%' } : { uri: names[0] === '' ? `file://${uri}` : uri };
}

/** Half of a surrogate pair has no encoding. */
const wellFormed = (name: string): string => name.replace(/\p{Surrogate}/gu, '\ufffd');

const uriName = (name: string): string => encodeURIComponent(wellFormed(name));

function notificationOf(page: JudgedPage, message: string): unknown {
  return {
    level: 'error',
    message: { text: visibleText(`${pageName(page)}: ${message}`) },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(page) } }],
  };
}
