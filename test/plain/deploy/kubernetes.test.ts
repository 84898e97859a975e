import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/service/config/config.ts';
import { settings } from '../../../src/service/config/settings/index.ts';
import { healthRoute, readinessRoute } from '../../../src/entry/http/routes/health.ts';
import { metricsPath } from '../../../src/entry/http/routes/metrics.ts';
import {
  imageEnvironment,
  readDockerfile,
  readText,
  readYaml,
  root,
  type Tree,
} from '../../support/deploy-files.ts';
import { commandProblem } from '../../support/parse-command.ts';

const folder = 'deploy/kubernetes';
const [kustomization] = readYaml(`${folder}/kustomization.yaml`);
const files = kustomization?.texts('resources') ?? [];
const resources = files.flatMap((file) => readYaml(`${folder}/${file}`));
const image = readDockerfile().at(-1) ?? [];

function one(kind: string, name: string): Tree {
  const found = resources.filter((one) => one.text('kind') === kind && one.text('metadata.name') === name);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const roles = ['api', 'worker'] as const;
const podOf = (role: string): Tree => one('Deployment', `citeworthy-${role}`).tree('spec.template');
const containerOf = (role: string): Tree => podOf(role).tree('spec.containers.0');

/** What the keys of the secret may contain. */
const secret: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://citeworthy:p@db.example.com:5432/citeworthy?sslmode=verify-full',
  SECRET_KEY: 's'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(32),
};

function environmentOf(role: string): Record<string, string> {
  const container = containerOf(role);
  const map = one('ConfigMap', container.text('envFrom.0.configMapRef.name'));
  const fromMap = map.names('data').map((name) => [name, map.text(`data.${name}`)]);
  const fromSecret = container.trees('env').map((entry) => {
    expect(entry.text('valueFrom.secretKeyRef.name')).toBe('citeworthy');
    return [entry.text('name'), secret[entry.text('valueFrom.secretKeyRef.key')] ?? 'not in the secret'];
  });
  expect(container.names('envFrom')).toHaveLength(1);
  return Object.fromEntries([...fromMap, ...fromSecret]) as Record<string, string>;
}

const seconds = (probe: Tree): number =>
  Number(probe.text('periodSeconds')) * Number(probe.text('failureThreshold'));

test('the kustomization lists every file, and the resources are those that a service needs', () => {
  const present = readdirSync(join(root, folder)).filter((name) => name !== 'kustomization.yaml');
  expect(files.toSorted()).toEqual(present.toSorted());
  expect(
    resources
      .map((one) => `${one.text('apiVersion')} ${one.text('kind')} ${one.text('metadata.name')}`)
      .toSorted(),
  ).toEqual([
    'apps/v1 Deployment citeworthy-api',
    'apps/v1 Deployment citeworthy-worker',
    'policy/v1 PodDisruptionBudget citeworthy-api',
    'policy/v1 PodDisruptionBudget citeworthy-worker',
    'v1 ConfigMap citeworthy',
    'v1 Service citeworthy',
  ]);
});

test('no file contains a secret', () => {
  for (const file of files)
    expect(readText(`${folder}/${file}`)).not.toMatch(/kind: Secret|postgres:\/\/|stringData/);
});

describe.each(roles)('the deployment of the role %s', (role) => {
  const pod = podOf(role);
  const container = containerOf(role);

  test('has settings that the service accepts without a warning', () => {
    const environment = environmentOf(role);
    const names = Object.values(settings).map(({ name }) => name);
    for (const name of Object.keys(environment)) expect(names).toContain(name);
    const reading = readConfig({ ...imageEnvironment(image), ...environment, SERVE_ROLE: role });
    expect(reading).toMatchObject({ ok: true, warnings: [] });
  });

  test('runs a command that the parser accepts, in the image that the kustomization names', async () => {
    const args = container.texts('args');
    expect(args).toEqual(['serve', '--role', role]);
    expect(await commandProblem(args)).toBeUndefined();
    expect(container.get('command')).toBeUndefined();
    expect(container.text('image')).toBe(kustomization?.text('images.0.name'));
  });

  test('is probed at routes that this role serves, on the port that it listens on', () => {
    expect(container.text('ports.0.containerPort')).toBe(String(settings.port.defaultValue));
    const probes = { startupProbe: healthRoute, livenessProbe: healthRoute, readinessProbe: readinessRoute };
    for (const [probe, route] of Object.entries(probes)) {
      expect(container.get(`${probe}.httpGet`)).toEqual({
        path: route.path,
        port: container.text('ports.0.name'),
      });
    }
    expect(pod.get('metadata.annotations')).toMatchObject({
      'prometheus.io/path': metricsPath.path,
      'prometheus.io/port': container.text('ports.0.containerPort'),
    });
  });

  test('gives a migration ten minutes, and an outage of the database no restart', () => {
    expect(seconds(container.tree('startupProbe'))).toBeGreaterThanOrEqual(600);
    expect(container.text('livenessProbe.httpGet.path')).not.toBe(readinessRoute.path);
  });

  test('has more time to stop than the service takes', () => {
    const delaySeconds =
      Number(one('ConfigMap', 'citeworthy').text(`data.${settings.stopDelayMs.name}`)) / 1_000;
    // A preStop would delay the signal on top.
    expect(container.get('lifecycle')).toBeUndefined();
    expect(pod.get('spec.terminationGracePeriodSeconds')).toBeGreaterThan(delaySeconds + 10);
  });

  test('runs as the user of the image, without a right to become another or to write', () => {
    const user = image.find(({ name }) => name === 'USER')?.text;
    expect(
      `${pod.text('spec.securityContext.runAsUser')}:${pod.text('spec.securityContext.runAsGroup')}`,
    ).toBe(user);
    expect(pod.get('spec.securityContext')).toMatchObject({ runAsNonRoot: true });
    expect(container.get('securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.get('spec.automountServiceAccountToken')).toBe(false);
  });

  test('is selected, with its disruption budget, by its own labels', () => {
    const labels = pod.get('metadata.labels');
    expect(labels).toMatchObject({ 'app.kubernetes.io/component': role });
    expect(one('Deployment', `citeworthy-${role}`).get('spec.selector.matchLabels')).toEqual(labels);
    const budget = one('PodDisruptionBudget', `citeworthy-${role}`);
    expect(budget.get('spec.selector.matchLabels')).toEqual(labels);
    const replicas = Number(one('Deployment', `citeworthy-${role}`).text('spec.replicas'));
    expect(budget.get('spec.maxUnavailable')).toBeLessThan(replicas);
  });
});

test('the service sends requests to the API alone, at its named port', () => {
  const service = one('Service', 'citeworthy');
  expect(service.get('spec.selector')).toEqual(podOf('api').get('metadata.labels'));
  expect(service.text('spec.ports.0.targetPort')).toBe(containerOf('api').text('ports.0.name'));
});

test('an update of the API never has fewer pods than replicas', () => {
  expect(one('Deployment', 'citeworthy-api').get('spec.strategy.rollingUpdate')).toEqual({
    maxSurge: 1,
    maxUnavailable: 0,
  });
});

test('workers have as many threads as processors, and an account may use all of them', () => {
  const { WORKER_CONCURRENCY: threads, ACCOUNT_JOBS_MAX: slots } = environmentOf('worker');
  expect(containerOf('worker').text('resources.limits.cpu')).toBe(threads);
  const replicas = Number(one('Deployment', 'citeworthy-worker').text('spec.replicas'));
  expect(Number(slots)).toBe(2 * replicas * Number(threads));
});
