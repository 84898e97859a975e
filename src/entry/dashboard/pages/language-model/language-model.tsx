import type { VNode } from 'preact';
import { z } from 'zod';
import { providerAt } from '../../../../service/llm/providers.ts';
import type { ModelEndpoint } from '../../../../service/platform/model-settings.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { definePage, type Visit } from '../../dashboard-page.ts';
import { units } from '../usage/usage-parts.tsx';
import { modelForm, useWords } from './model-form.tsx';
import { readModelState, type ModelState } from './model-state.ts';

/** Old or wrong links fill in nothing. */
const prefill = z.string().max(200).optional().catch(undefined);

export const languageModelPage = definePage({
  path: '/language-model',
  title: 'Language model',
  role: 'owner',
  isOfInstallation: true,
  query: z.object({ provider: prefill, model: prefill }),
  render: async (call) => {
    const state = await readModelState(call.app);
    const { provider, model } = call.query;
    return (
      <>
        <PageHead title="Language model" />
        <p>
          A language model reads pages as a careful reader does, judges them and writes content blocks. Every
          claim that it makes is checked against the page.{' '}
          <a href="/docs/guides/language-model">Connect a language model</a> says what is sent and what it
          costs.
        </p>
        {state.isOfEnvironment ? <FormProblem form={call.form} /> : undefined}
        {statusPart(call, state)}
        {state.isOfEnvironment ? undefined : modelForm(call, call.form, state, { provider, model })}
        {state.isOfEnvironment ? undefined : findPart(call)}
      </>
    );
  },
});

function statusPart(visit: Visit, state: ModelState): VNode {
  const { stored, settings, isOfEnvironment, fixed } = state;
  const { endpoint } = settings;
  if (endpoint === null) {
    return (
      <Notice>
        <p>No model is connected: rules read pages, and content blocks are made from the page’s own words.</p>
      </Notice>
    );
  }
  return (
    <>
      {isOfEnvironment && (
        <Notice>
          <p>
            The environment or citeworthy.env names the model (LLM_BASE_URL), which takes precedence over this
            page. To change the model here, unset LLM_BASE_URL, LLM_MODEL and LLM_API_KEY and restart.
          </p>
        </Notice>
      )}
      {!isOfEnvironment && fixed.length > 0 && (
        <Notice tone="warn">
          <p>Set by the environment, so that the stored value does not count: {fixed.join(', ')}.</p>
        </Notice>
      )}
      {stored?.isKeyReadable === false && !isOfEnvironment && (
        <Notice tone="bad">
          <p>The stored key was encrypted with another SECRET_KEY and cannot be read. Enter it again.</p>
        </Notice>
      )}
      {settingFacts(endpoint, state)}
      <div class="row">
        <PostButton visit={visit} action="/language-model/test">
          Test
        </PostButton>
        {!isOfEnvironment && (
          <ConfirmStep
            visit={visit}
            label="Remove"
            action="/language-model/remove"
            confirm="Remove the model and its key"
          >
            The model and its key are deleted. From then on rules read pages; scores of the two are not
            comparable.
          </ConfirmStep>
        )}
      </div>
    </>
  );
}

function settingFacts(endpoint: ModelEndpoint, { stored, settings, isOfEnvironment }: ModelState): VNode {
  const { uses, samples, tokensPerDay } = settings;
  return (
    <Facts
      rows={[
        ['Provider', providerAt(endpoint.baseUrl).name],
        ['Base URL', <HostileText text={endpoint.baseUrl} />],
        ['Model', <HostileText text={endpoint.model} />],
        ['API key', endpoint.apiKey === undefined ? 'none' : 'set; never shown'],
        ['Uses', uses.map((use) => useWords[use]).join(' · ')],
        ['Tokens a day', units(tokensPerDay)],
        ['Answers per page', String(samples)],
        ...(stored === null || isOfEnvironment
          ? []
          : [['Changed', <Moment at={stored.changedAt} />] as const]),
      ]}
    />
  );
}

function findPart(visit: Visit): VNode {
  return (
    <>
      <h2>Ollama on this machine</h2>
      <p class="soft">Asks port 11434 of the machine that runs this server which models it has.</p>
      <PostButton visit={visit} action="/language-model/find-ollama">
        Find a local Ollama
      </PostButton>
    </>
  );
}
