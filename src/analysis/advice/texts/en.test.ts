import { describe, expect, it } from 'vitest';
import { createSignals } from '../../signals/signals.ts';
import { accessReasonCodes, answerKinds, pageTypes } from '../../../schema/vocabulary.ts';
import { adviceTexts, factsNeeded, type AdviceTexts } from './en.ts';

const TEXT_CHARS_MAX = 300;
const QUOTED = 'The boatyard Quayside has repaired wooden hulls for many years.';

type Values = { readonly [Kind in keyof AdviceTexts]: Parameters<AdviceTexts[Kind]>[0] };
