import { citationPower } from '../../core/citations/index.ts';
import type { CitationTest } from '../../core/schema/citation-test.ts';
import type { CitationTestMetadata } from '../../core/schema/citation-test-summary.ts';
import type { WorkStatus } from '../../core/schema/vocabulary.ts';
import type { CitationSummaryResult, StoredCitationResult } from '../../service/processes/citation-tasks.ts';
import type { StoredCitationInput } from '../../service/storage/tables/citation-tests.ts';
import { jsonMembers } from '../analyses/analysis-record.ts';
import type { CitationTestRow } from './statements/citation-tests.ts';

/** A citation test for an HTTP response: its record as JSON text around the stored result. */
export interface CitationDocument {
  readonly id: string;
  readonly status: WorkStatus;
  /** A `CitationTest`, or a `CitationTestSummary`. */
  readonly json: string;
}

/** Until there is a result. What the runs can show is said before they are spent. */
function pendingResult({ questions, runs, model }: StoredCitationInput): StoredCitationResult {
  const power = model === false ? null : citationPower(questions.length * runs);
  return { assistant: null, pages: [], results: [], rate: null, comparison: null, power, warnings: [] };
}

const noSummary: CitationSummaryResult = {
  assistant: null,
  rate: null,
  comparison: null,
  causes: [],
  warnings: [],
};

export function citationDocument(row: CitationTestRow): CitationDocument {
  return documentAround(row, row.result ?? JSON.stringify(pendingResult(row.input)));
}

/** The entry of a list; `result` is the summary. */
export function citationSummaryDocument(row: CitationTestRow): CitationDocument {
  return documentAround(row, row.result ?? JSON.stringify(noSummary));
}

function documentAround(row: CitationTestRow, resultJson: string): CitationDocument {
  const { questions, rivals, runs, model } = row.input;
  const head = JSON.stringify({
    id: row.id,
    object: 'citation_test',
    environment: row.environment,
    status: row.status,
    url: row.url,
    ...{ questions, rivals, runs },
    model: model !== false,
    analysis_id: row.analysis_id,
    injection_id: row.injection_id,
  });
  const times = JSON.stringify({
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  });
  const members = [
    jsonMembers(head),
    jsonMembers(resultJson),
    `"metadata":${row.metadata},"error":${row.error ?? 'null'}`,
    jsonMembers(times),
  ];
  return { id: row.id, status: row.status, json: `{${members.join(',')}}` };
}

/** The metadata in a `CitationTest`, both as JSON text: for the rare response to a key that may not read. */
export function narrowedCitationJson(recordText: string): string {
  const record = JSON.parse(recordText) as CitationTest;
  const { id, object, environment, status, url } = record;
  const { created_at, started_at, completed_at, expires_at } = record;
  const metadata: CitationTestMetadata = {
    ...{ id, object, environment, status, url },
    ...{ created_at, started_at, completed_at, expires_at },
  };
  return JSON.stringify(metadata);
}
