/** What is promised of the actions of any page, however it is written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { AS_OF, expectExactQuotes, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { goodPages } from '../../../test/support/pages/law-pages.ts';
import { oddHtml } from '../../../test/support/pages/odd-html.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { actionSchema, briefSchema } from '../../schema/action.ts';
import { analyze } from '../analyze-page.ts';
