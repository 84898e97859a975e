import { renderDocument } from '../html/render.tsx';
import type { VNode } from 'preact';
import { reaches } from '../../features/members/roles.ts';
import { assets, scripts } from './assets/assets.ts';
import { PostButton, PostForm } from './components/post-form.tsx';
import type { PageRole, Visit } from './dashboard-page.ts';

interface Section {
  readonly path: string;
  readonly label: string;
  readonly role: Exclude<PageRole, 'public'>;
}

const sections: readonly Section[] = [
  { path: '/', label: 'Start', role: 'viewer' },
  { path: '/analyses', label: 'Analyses', role: 'viewer' },
  { path: '/sites', label: 'Sites', role: 'viewer' },
  { path: '/citation-tests', label: 'Citation tests', role: 'viewer' },
  { path: '/injections', label: 'Injections', role: 'viewer' },
  { path: '/tracker', label: 'Tracker', role: 'viewer' },
  { path: '/webhooks', label: 'Webhooks', role: 'viewer' },
  { path: '/usage', label: 'Usage', role: 'viewer' },
  { path: '/keys', label: 'Keys', role: 'viewer' },
];

const accountSections: readonly Section[] = [
  { path: '/account', label: 'Password and sessions', role: 'viewer' },
  { path: '/members', label: 'Members', role: 'owner' },
  { path: '/language-model', label: 'Language model', role: 'owner' },
  { path: '/audit', label: 'Audit log', role: 'owner' },
];

/** No style element and no eval: the content security policy forbids both. */
const htmxConfig = JSON.stringify({
  includeIndicatorStyles: false,
  allowEval: false,
  allowScriptTags: false,
  selfRequestsOnly: true,
  historyCacheSize: 0,
});

/** The document around a page's content. */
export function layout(visit: Visit, title: string, main: VNode): string {
  const isSignedIn = visit.session !== undefined;
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="htmx-config" content={htmxConfig} />
        <title>{title} · Citeworthy</title>
        <link rel="icon" href={assets.icon.path} type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style.path} />
        {scripts.map(({ path }) => (
          <script src={path} defer />
        ))}
      </head>
      <body class={isSignedIn && visit.environment === 'test' ? 'test-environment' : undefined}>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <header class="top">
          <a class="brand" href="/">
            Citeworthy
          </a>
          {isSignedIn && memberNavigation(visit)}
        </header>
        <main id="main" class={isSignedIn ? undefined : 'narrow'}>
          {flashOf(visit)}
          {main}
        </main>
      </body>
    </html>,
  );
}

function flashOf({ flash }: Visit): VNode | undefined {
  return flash === undefined ? undefined : (
    <div class="notice good" role="status">
      <p>{flash}</p>
    </div>
  );
}

function memberNavigation(visit: Visit): VNode {
  return (
    <>
      <nav class="sections" aria-label="Sections">
        {linksFor(visit, sections)}
      </nav>
      <div class="right">
        {environmentSwitch(visit)}
        {accountMenu(visit)}
      </div>
    </>
  );
}

function environmentSwitch(visit: Visit): VNode {
  const button = (environment: 'live' | 'test', label: string): VNode => (
    <button
      type="submit"
      name="environment"
      value={environment}
      aria-pressed={visit.environment === environment ? 'true' : 'false'}
    >
      {label}
    </button>
  );
  return (
    <PostForm visit={visit} action="/environment" class="switch" label="Environment">
      <input type="hidden" name="back" value={visit.target} />
      {button('live', 'Live')}
      {button('test', 'Test')}
    </PostForm>
  );
}

function accountMenu(visit: Visit): VNode {
  const { session } = visit;
  return (
    <details class="menu">
      <summary>Account</summary>
      <div class="account-menu">
        <p>
          {session?.member.email}
          <br />
          {session?.member.role}
        </p>
        {linksFor(visit, accountSections)} <a href="/docs">Documentation</a>
        <PostButton visit={visit} action="/signout">
          Sign out
        </PostButton>
      </div>
    </details>
  );
}

function linksFor(visit: Visit, among: readonly Section[]): readonly VNode[] {
  const path = visit.target.split('?', 1)[0] ?? '';
  return among
    .filter(({ role }) => visit.session !== undefined && reaches(visit.session.member.role, role))
    .map((section) => {
      const isCurrent =
        path === section.path || (section.path !== '/' && path.startsWith(`${section.path}/`));
      return isCurrent ? (
        <a href={section.path} aria-current="page">
          {section.label}
        </a>
      ) : (
        <a href={section.path}>{section.label}</a>
      );
    });
}
