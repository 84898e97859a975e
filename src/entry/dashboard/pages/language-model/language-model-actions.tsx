import type { VNode } from 'preact';
import { z } from 'zod';
import { findOllama, type FoundOllama } from '../../../../service/llm/find-ollama.ts';
import { removeModel } from '../../../../features/model-settings/remove-model.ts';
import { saveModel } from '../../../../features/model-settings/save-model.ts';
import { testModel, type ModelTest } from '../../../../features/model-settings/test-model.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { done, refuse, shown } from '../../answers.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { defineAction } from '../../dashboard-page.ts';
import { languageModelPage } from './language-model.tsx';
import { readModelState } from './model-state.ts';

const shared = { role: 'owner', isOfInstallation: true, audit: 'itself', page: languageModelPage } as const;

export const saveModelAction = defineAction({
  ...shared,
  path: '/language-model',
  needsPassword: true,
  body: z.object({
    base_url: z.string().default(''),
    model: z.string().default(''),
    api_key: z.string().optional(),
    uses: z.array(z.string()).default([]),
    samples: z.string().default(''),
    tokens_per_day: z.string().default(''),
  }),
  perform: async ({ app, member, body }) => {
    // The environment may have been changed since the form was shown: nothing is stored that does not count.
    if ((await readModelState(app)).isOfEnvironment) {
      return refuse({}, 'LLM_BASE_URL is set in the environment and takes precedence: nothing was stored.');
    }
    const outcome = await saveModel(app, member, {
      baseUrl: body.base_url,
      model: body.model,
      apiKey: body.api_key,
      uses: body.uses,
      samples: body.samples,
      tokensPerDay: body.tokens_per_day,
    });
    if (outcome.ok) return done('/language-model', 'Saved. Every process uses it within seconds.');
    const { problems } = outcome;
    const named = {
      base_url: problems.baseUrl,
      model: problems.model,
      // The page never repeats a key.
      api_key: problems.apiKey ?? (body.api_key === undefined ? undefined : 'Enter the key again.'),
      uses: problems.uses,
      samples: problems.samples,
      tokens_per_day: problems.tokensPerDay,
    };
    const given = Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return refuse(Object.fromEntries(given));
  },
});

export const removeModelAction = defineAction({
  ...shared,
  path: '/language-model/remove',
  perform: async ({ app, member }) => {
    if (!(await removeModel(app, member))) throw new AppError('not_found');
    return done('/language-model', 'The model and its key were removed.');
  },
});

export const testModelAction = defineAction({
  ...shared,
  path: '/language-model/test',
  perform: async ({ app, member }) => {
    const test = await testModel(app, member);
    if (test.kind === 'none') throw new AppError('not_found');
    const main = (
      <>
        <PageHead title="Test of the model" />
        {testPart(test)}
        <p>
          <LinkButton href="/language-model">Back to the language model</LinkButton>
        </p>
      </>
    );
    return shown(main, { title: 'Test of the model' });
  },
});

function testPart(test: Exclude<ModelTest, { readonly kind: 'none' }>): VNode {
  if (test.kind === 'failed') {
    return (
      <Notice tone="bad">
        <p>
          <HostileText text={test.fault} max={2_500} />
        </p>
        <p>{test.next}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={test.enforcesSchema ? 'good' : 'warn'}>
      <p>The model answered a tiny question in {Math.round(test.latencyMs)} ms.</p>
      {!test.enforcesSchema && (
        <p>
          The endpoint does not enforce a JSON Schema: answers are checked all the same, but more of them
          cannot be used.
        </p>
      )}
    </Notice>
  );
}

export const findOllamaAction = defineAction({
  ...shared,
  path: '/language-model/find-ollama',
  perform: async ({ app }) => {
    const found = await findOllama(app.languageModel.ollamaOrigin);
    const main = (
      <>
        <PageHead title="Ollama on this machine" />
        {foundPart(found)}
        <p>
          <LinkButton href="/language-model">Back to the language model</LinkButton>
        </p>
      </>
    );
    return shown(main, { title: 'Ollama on this machine' });
  },
});

function foundPart(found: FoundOllama): VNode {
  if (found.kind === 'none') {
    return (
      <Notice>
        <p>No Ollama answers on port 11434 of the machine that runs this server.</p>
        <p>
          Start it with <code>ollama serve</code>. In a container, this machine is the container itself: set
          LLM_BASE_URL instead.
        </p>
      </Notice>
    );
  }
  if (found.models.length === 0) {
    return (
      <Notice tone="warn">
        <p>
          Ollama answers and has no model. Pull one with <code>ollama pull</code>.
        </p>
      </Notice>
    );
  }
  return (
    <>
      <p>Choose a model to fill in the form; nothing is stored yet.</p>
      <ul class="plain">
        {found.models.map((name) => (
          <li>
            <a href={`/language-model?provider=ollama&model=${encodeURIComponent(name)}#settings`}>
              <HostileText text={name} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
