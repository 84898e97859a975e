/**
 * The page type and the subject type of each page by models fitted without its site. A model that reads them must be
 * fitted on guesses as good as those that it gets on new pages: on their own pages these models are almost always right.
 */
import { classify } from '../../dist/core/models/linear-model.js';
import { pageTypeFeaturesOf } from '../../dist/core/reading/page-type/page-type-features.js';
import { subjectTypeFeaturesOf } from '../../dist/core/reading/subject/subject-type-features.js';
import { predictOutOfFold } from './folds.mjs';
import { fitted as fittedPageType } from './models/page-type.mjs';
import { fitted as fittedSubjectType } from './models/subject-type.mjs';

const typeOf = (model, { features }) => classify(model, features).type;

/** @returns {{ pageType: string, subject: object | null }[]} in the order of `pages` */
export function heldOutTypes(pages) {
  const pageRows = pages.map(({ inferred: { page }, url, site, page_type: label }) => ({
    site,
    label,
    features: pageTypeFeaturesOf(page, url),
  }));
  const pageTypes = predictOutOfFold(pageRows, fittedPageType, typeOf);
  const subjectRows = pages.map(({ inferred, url, site, about }, index) => ({
    site,
    label: about.type,
    features:
      inferred.subject === null
        ? {}
        : subjectTypeFeaturesOf(inferred.subject.name, {
            page: inferred.page,
            pageType: pageTypes[index],
            pack: inferred.language,
            url,
          }),
  }));
  const subjectTypes = predictOutOfFold(subjectRows, fittedSubjectType, typeOf);
  return pages.map(({ inferred: { subject } }, index) => ({
    pageType: pageTypes[index],
    subject: subject === null ? null : { ...subject, type: subjectTypes[index] },
  }));
}
