import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../../src/service/platform/metrics.ts';
import { readText, readYaml, treeOf } from '../../support/deploy-files.ts';

/** The labels of each metric, from a scrape in which everything has happened once. */
async function scrapedMetrics(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const metrics = createMetrics();
  metrics.requestEnded({ method: 'GET', route: '/healthz', status: 200, durationMs: 1 });
  metrics.jobEnded('analysis', 'completed', 1);
  metrics.pageFetched('ok');
  metrics.stageEnded('fetch', 1);
  metrics.analysisEnded('internal');
  metrics.webhookAttemptEnded('succeeded', 1);
  metrics.modelAsked('answered', { calls: 1, inputTokens: 1, outputTokens: 1, durationMs: 1 });
  const { text } = await metrics.expose({
    queues: () =>
      Promise.resolve({
        depths: [{ name: 'analysis', waiting: 0, delayed: 0, active: 0, oldestWaitingSeconds: 0 }],
        backlog: { waiting: 0, oldestWaitingSeconds: 0 },
      }),
    processMemory: () => [{ heapUsedBytes: 1, heapTotalBytes: 1, externalBytes: 1, residentBytes: 1 }],
    modelStatus: () => ({ active: 1, waiting: 1, breaker: 'closed' }),
  });
  const labels = new Map<string, Set<string>>();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) labels.set(name, new Set());
  for (const [, name = '', pairs = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    const base = labels.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '');
    for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) labels.get(base)?.add(label);
  }
  return labels;
}

const scraped = await scrapedMetrics();
/** Added by Prometheus. */
const fromPrometheus = ['job', 'instance'];

/** What is wrong with the metrics and the labels that an expression names. */
function problemsOf(expression: string): string[] {
  const names = [...expression.matchAll(/\b(?:citeworthy|nodejs|process)_\w+/g)].map(([name]) => name);
  const bases = names.map((name) => (scraped.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')));
  if (bases.length === 0) return [`no metric in ${expression}`];
  const unknown = bases.filter((name) => !scraped.has(name)).map((name) => `${name} is no metric`);
  const known = new Set([...fromPrometheus, ...bases.flatMap((name) => [...(scraped.get(name) ?? [])])]);
  const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]+)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  const selected = [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label);
  const strange = [...grouped, ...selected].filter((label) => !known.has(label));
  return [...unknown, ...strange.map((label) => `${label} is no label in ${expression}`)];
}

test('an expression with a metric or a label that does not exist is noticed', () => {
  expect(problemsOf('rate(citeworthy_analyses_total[5m])')).toEqual([
    'citeworthy_analyses_total is no metric',
  ]);
  expect(problemsOf('sum by (stage) (citeworthy_analyses_ended_total)')).toHaveLength(1);
  expect(problemsOf('citeworthy_queue_jobs{status="waiting"}')).toHaveLength(1);
  expect(
    problemsOf('sum by (le) (citeworthy_job_attempt_duration_seconds_bucket{queue="analysis"})'),
  ).toEqual([]);
  expect(problemsOf('up == 0')).toHaveLength(1);
});

describe('the dashboard', () => {
  const dashboard = treeOf(JSON.parse(readText('deploy/grafana-dashboard.json')));
  const panels = dashboard.trees('panels').filter((panel) => panel.text('type') !== 'row');
  const expressions = panels.flatMap((panel) => panel.trees('targets').map((target) => target.text('expr')));

  test('draws only metrics and labels that the service has', () => {
    expect(expressions.length).toBeGreaterThan(20);
    expect(expressions.flatMap(problemsOf)).toEqual([]);
    for (const panel of panels) expect(panel.names('targets').length, panel.text('title')).toBeGreaterThan(0);
    for (const legend of panels
      .flatMap((panel) => panel.trees('targets'))
      .map((target) => target.text('legendFormat'))) {
      for (const [, label = ''] of legend.matchAll(/\{\{(\w+)\}\}/g)) {
        expect([...fromPrometheus, ...[...scraped.values()].flatMap((set) => [...set])]).toContain(label);
      }
    }
  });

  test('draws every metric of the service', () => {
    const own = [...scraped.keys()].filter((name) => name.startsWith('citeworthy_'));
    expect(own.filter((name) => !expressions.some((expression) => expression.includes(name)))).toEqual([]);
  });

  test('gives every panel an id and a place of its own', () => {
    const ids = dashboard.trees('panels').map((panel) => panel.text('id'));
    expect(new Set(ids).size).toBe(ids.length);
    const places = dashboard
      .trees('panels')
      .map((panel) => `${panel.text('gridPos.x')},${panel.text('gridPos.y')}`);
    expect(new Set(places).size).toBe(places.length);
    for (const panel of panels) {
      expect(Number(panel.text('gridPos.x')) + Number(panel.text('gridPos.w'))).toBeLessThanOrEqual(24);
    }
  });
});

describe('the alerts', () => {
  const [file] = readYaml('deploy/prometheus-alerts.yaml');
  const rules = file?.trees('groups.0.rules') ?? [];

  test('watch only metrics and labels that the service has', () => {
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.flatMap((rule) => problemsOf(rule.text('expr')))).toEqual([]);
  });

  test('are all explained to operators', () => {
    const manual = readText('docs/operating.md');
    expect(rules.map((rule) => rule.text('alert')).filter((name) => !manual.includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});
