import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { type UsageMetric, usageMetrics } from '../../../../core/schema/vocabulary.ts';
import type { MetricPrice, Plan } from '../../../../features/usage/plan.ts';
import { listPlans, savePlan } from '../../../../features/usage/save-plan.ts';
import { content, done, refuse, type Done, type FieldProblems, type Refusal } from '../../answers.ts';
import { SelectField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage, type ActionCall, type Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { policyWords } from './bill.tsx';
import { fieldName, readPlanDraft, tierField, tiersMax, type PlanFields } from './plan-draft.ts';
import { metricLabels } from './usage-parts.tsx';

const params = z.object({ id: z.string() });
const fields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
/** Empty rows below the filled ones. */
const spareTiers = 2;

const policies = (['none', 'warn', 'refuse'] as const).map((value) => ({ value, label: policyWords[value] }));

export const newPlanPage = definePage({
  path: '/usage/new-plan',
  title: 'Add a plan',
  role: 'owner',
  isOfInstallation: true,
  render: (call) => {
    const id = (
      <TextField
        name="id"
        label="ID"
        hint="Lower-case letters, digits and hyphens. Cannot be changed later."
        required
        maxLength={40}
        form={call.form}
      />
    );
    return (
      <>
        <p class="small">
          <a href="/usage/plans">Plans</a>
        </p>
        <PageHead title="Add a plan" />
        {planForm(call, '/usage/new-plan', call.form, undefined, id)}
      </>
    );
  },
});

export const editPlanPage = definePage({
  path: '/usage/plans/{id}',
  title: 'Edit the plan',
  role: 'owner',
  isOfInstallation: true,
  params,
  render: async (call) => {
    const plan = await planOf(call, call.params.id);
    const main = (
      <>
        <p class="small">
          <a href="/usage/plans">Plans</a>
        </p>
        <PageHead
          title={
            <>
              Plan <HostileText text={plan.name} />
            </>
          }
        />
        <p>
          Changes apply immediately to every account on this plan and to all open periods, including the
          current one. Invoices do not change.
        </p>
        {planForm(call, `/usage/plans/${plan.id}`, call.form, plan)}
      </>
    );
    return content(main, { title: `Plan ${plan.name}` });
  },
});

async function planOf(
  { app, member }: Pick<ActionCall<'owner'>, 'app' | 'member'>,
  id: string,
): Promise<Plan> {
  const { plans } = await listPlans(app.database.db, member.accountId);
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan === undefined) throw new AppError('not_found');
  return plan;
}

function planForm(call: Visit, action: string, form: FormState, plan: Plan | undefined, id?: VNode): VNode {
  const inputs = (
    <>
      <FormProblem form={form} />
      {id}
      <TextField name="name" label="Name" required maxLength={100} value={plan?.name ?? ''} form={form} />
      <TextField
        name="currency"
        label="Currency"
        hint="An ISO 4217 code such as EUR."
        required
        maxLength={3}
        value={plan?.currency ?? 'USD'}
        form={form}
      />
      <SelectField
        name="quota_policy"
        label="Beyond a quota"
        options={policies}
        value={plan?.quota_policy ?? 'none'}
        form={form}
      />
      <p class="soft small">
        Tiers count the units beyond the included ones; the last has no upper limit. Saving adds empty rows. A
        metric without any value is free and has no quota.
      </p>
      {usageMetrics.map((metric) => metricFields(metric, plan?.prices[metric], form))}
      <div class="row">
        <button type="submit" class="main">
          Save the plan
        </button>
        <a class="button" href="/usage/plans">
          Cancel
        </a>
      </div>
    </>
  );
  return (
    <PostForm visit={call} action={action} class="stack plan-form">
      {inputs}
    </PostForm>
  );
}

function metricFields(metric: UsageMetric, price: MetricPrice | undefined, form: FormState): VNode {
  const tiers = price?.tiers ?? [];
  const sent = Array.from({ length: tiersMax }, (_, index) => index + 1).filter((row) =>
    (['upto', 'price'] as const).some(
      (kind) => (form.values[tierField(metric, kind, row)]?.[0] ?? '') !== '',
    ),
  );
  const filled = Math.max(tiers.length, sent.at(-1) ?? 0);
  const rows = Math.min(tiersMax, filled + spareTiers);
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : String(value);
  return (
    <fieldset class="card metric-fields">
      <legend>{metricLabels[metric]}</legend>
      <div class="pair">
        <TextField
          name={fieldName(metric, 'included')}
          label="Included units"
          value={number(price?.included)}
          form={form}
        />
        <TextField
          name={fieldName(metric, 'quota')}
          label="Quota, in units"
          value={number(price?.quota)}
          form={form}
        />
      </div>
      {Array.from({ length: rows }, (_, index) => {
        const row = index + 1;
        const tier = tiers[index];
        return (
          <div class="pair">
            <TextField
              name={tierField(metric, 'upto', row)}
              label={`Tier ${String(row)}: up to`}
              {...(row === Math.max(1, filled) ? { placeholder: 'no upper limit' } : {})}
              value={number(tier?.up_to)}
              form={form}
            />
            <TextField
              name={tierField(metric, 'price', row)}
              label={`Tier ${String(row)}: price of a unit`}
              value={tier?.unit_price ?? ''}
              form={form}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

export const newPlanAction = defineAction({
  path: '/usage/new-plan',
  role: 'owner',
  isOfInstallation: true,
  audit: 'plan.added',
  page: newPlanPage,
  body: fields,
  perform: async (call) => {
    const id = text(call.body, 'id');
    const { plans } = await listPlans(call.app.database.db, call.member.accountId);
    if (plans.some((plan) => plan.id === id)) return refuse({ id: 'A plan with this ID exists.' });
    return await save(call, id);
  },
});

export const editPlanAction = defineAction({
  path: '/usage/plans/{id}',
  role: 'owner',
  isOfInstallation: true,
  audit: 'plan.changed',
  page: editPlanPage,
  params,
  body: fields,
  perform: async (call) => await save(call, (await planOf(call, call.params.id)).id),
});

const text = (body: PlanFields, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
};

async function save(call: ActionCall<'owner', unknown, PlanFields>, id: string): Promise<Done | Refusal> {
  const { app, body } = call;
  const { prices, problems, fieldOf } = readPlanDraft(body);
  const currency = text(body, 'currency').toUpperCase();
  const input = {
    id,
    name: text(body, 'name'),
    currency,
    quota_policy: text(body, 'quota_policy') || 'none',
    prices,
  };
  const wrong = { ...headProblems(input), ...problems };
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  const outcome = await savePlan(app.database.db, input);
  if (!outcome.ok) return refuse(problemsOf(outcome.problems, fieldOf));
  return done(`/usage/plans/${id}`, 'The plan was saved.', {
    target: id,
    detail: { name: input.name, currency },
  });
}

/** In words of a form; and so that one with a wrong price says at once what is wrong with its name, too. */
function headProblems({
  id,
  name,
  currency,
}: Readonly<Record<'id' | 'name' | 'currency', string>>): FieldProblems {
  return {
    ...(/^[a-z][a-z0-9-]{0,39}$/.test(id)
      ? {}
      : { id: 'Use lower-case letters, digits and hyphens, at most 40.' }),
    ...(name === '' ? { name: 'Enter a name.' } : {}),
    ...(/^[A-Z]{3}$/.test(currency) ? {} : { currency: 'Enter an ISO 4217 code such as EUR.' }),
  };
}

/** `prices.analyses.tiers.0.unit_price: must be …` → the problem of the form's field. */
function problemsOf(
  problems: readonly string[],
  fieldOf: (path: string) => string | undefined,
): FieldProblems {
  const found: Record<string, string> = {};
  for (const problem of problems) {
    const [path = '', ...words] = problem.split(': ');
    const said = words.join(': ');
    found[fieldOf(path) ?? path] ??= `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  }
  return found;
}
