import type { VNode } from 'preact';
import { modelUses, samplesMax, type ModelUse } from '../../../../service/config/settings/language-model.ts';
import {
  modelProviders,
  providerAt,
  providerOf,
  type ModelProvider,
} from '../../../../service/llm/providers.ts';
import type { ModelSettings } from '../../../../service/platform/model-settings.ts';
import { CheckboxField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PostForm } from '../../components/post-form.tsx';
import type { Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import type { ModelState } from './model-state.ts';

/** What the address asks to fill in. */
export interface Prefill {
  readonly provider: string | undefined;
  readonly model: string | undefined;
}

/** What a model may be asked for, in words. */
export const useWords: Readonly<Record<ModelUse, string>> = {
  reading: 'Read pages',
  judging: 'Judge pages',
  blocks: 'Write content blocks',
};

const useHints: Readonly<Record<ModelUse, string>> = {
  reading: 'subject, questions, answers and gaps',
  judging: 'also rates each page and names its weaknesses; includes reading',
  blocks: 'the texts of injections, checked against the page',
};

/** The providers as links that fill in the form: works without a script. */
function providerLinks(chosen: ModelProvider | undefined): VNode {
  return (
    <nav class="tabs" aria-label="Provider">
      {modelProviders.map(({ id, name }) =>
        id === chosen?.id ? (
          <a href={`/language-model?provider=${id}`} aria-current="page">
            {name}
          </a>
        ) : (
          <a href={`/language-model?provider=${id}`}>{name}</a>
        ),
      )}
    </nav>
  );
}

export function modelForm(visit: Visit, form: FormState, state: ModelState, prefill: Prefill): VNode {
  const start = startOf(state, prefill);
  return (
    <>
      <h2 id="settings">{state.stored === null ? 'Connect a model' : 'Change the settings'}</h2>
      {providerLinks(start.provider)}
      <PostForm visit={visit} action="/language-model">
        <FormProblem form={form} />
        <TextField
          name="base_url"
          label="Base URL"
          type="url"
          hint="OpenAI-compatible; /chat/completions is appended. Of this machine, only Ollama’s port; other local networks need FETCH_ALLOW_NETWORKS."
          required
          maxLength={2_048}
          value={start.baseUrl}
          placeholder="https://api.example.com/v1"
          form={form}
        />
        <TextField
          name="model"
          label="Model"
          hint={start.provider?.modelHint ?? 'The endpoint’s name for it.'}
          required
          maxLength={200}
          value={start.model}
          form={form}
        />
        <TextField
          name="api_key"
          label="API key"
          type="password"
          autocomplete="off"
          hint={keyHint(start)}
          maxLength={4_096}
          form={form}
        />
        {limitFields(form, state.settings)}
        <div class="row">
          <button type="submit" class="main">
            Save
          </button>
        </div>
      </PostForm>
    </>
  );
}

/** What the form shows first. */
interface FormStart {
  readonly provider: ModelProvider | undefined;
  readonly baseUrl: string;
  readonly model: string;
  readonly hasKey: boolean;
}

/** The stored values, unless the address asks for another provider. */
function startOf({ stored }: ModelState, prefill: Prefill): FormStart {
  const asked = prefill.provider === undefined ? undefined : providerOf(prefill.provider);
  const own = stored === null ? undefined : providerAt(stored.endpoint.baseUrl);
  const model = prefill.model ?? '';
  if (stored === null || (asked !== undefined && asked.id !== own?.id)) {
    return { provider: asked, baseUrl: asked?.baseUrl ?? '', model, hasKey: false };
  }
  const { endpoint } = stored;
  return {
    provider: own,
    baseUrl: endpoint.baseUrl,
    model: prefill.model ?? endpoint.model,
    hasKey: endpoint.apiKey !== undefined,
  };
}

function limitFields(form: FormState, { uses, samples, tokensPerDay }: ModelSettings): VNode {
  const options = modelUses.map((value) => ({ value, label: useWords[value], hint: useHints[value] }));
  return (
    <>
      <CheckboxField name="uses" label="Uses" options={options} values={uses} form={form} />
      <TextField
        name="tokens_per_day"
        label="Tokens a day"
        hint="Input and output of an account in one UTC day; beyond it rules replace the model. A page takes about 3,000 to 15,000."
        required
        value={String(tokensPerDay)}
        form={form}
      />
      <TextField
        name="samples"
        label="Answers per page"
        type="number"
        min={1}
        max={samplesMax}
        hint="Combined by their median. Each further one costs as much as the first."
        required
        value={String(samples)}
        form={form}
      />
    </>
  );
}

function keyHint({ hasKey, provider }: FormStart): string {
  if (hasKey) {
    return 'Leave empty to keep the stored key. It stays with this host: another host needs its key entered.';
  }
  return provider?.needsKey === true
    ? 'Stored encrypted, and never shown again.'
    : 'Stored encrypted, and never shown again. Leave empty if the endpoint needs none.';
}
