/* eslint-disable */
/**
 * The types of the API, written from its OpenAPI document by `npm run docs`. Do not edit.
 */

/** Operations that execute once for each `Idempotency-Key`. */
export const savingOperations: ReadonlySet<string> = new Set([
  'POST /v1/analysis',
  'POST /v1/analysis/batch',
  'POST /v1/analysis/batch/{id}/cancel',
  'POST /v1/analysis/{id}/cancel',
  'POST /v1/injection',
  'POST /v1/injection/{id}/publish',
  'POST /v1/injection/{id}/withdraw',
  'POST /v1/citation-tests',
  'POST /v1/citation-tests/{id}/cancel',
]);

export interface paths {
    "/v1/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List analyses
         * @description Lists the analyses of the key’s account and environment, newest first: as summaries, or whole with `view=full`.
         */
        get: operations["listAnalyses"];
        put?: never;
        /**
         * Analyse a page
         * @description Submits one page for scoring. Returns 200 with the finished analysis if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued analysis: poll the URL in `Location`. Closing the connection ends the wait, not the analysis. A repeated `Idempotency-Key` of another API key returns the analysis to a key with the scope `analysis:read`, otherwise only its metadata.
         */
        post: operations["submitAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches
         * @description Lists the batches of the key’s account and environment, newest first.
         */
        get: operations["listAnalysisBatches"];
        put?: never;
        /**
         * Analyse several pages
         * @description Submits up to 100 pages as one request: as `urls`, or as `items` with HTML, queries and metadata of their own. The request body has at most 10 MiB, also after decompression. Either all are accepted or none. Pages that share a topic are compared with each other: entities that most of them cover are expected on each. A repeated `Idempotency-Key` of another API key returns the batch to a key with the scope `analysis:read`, otherwise without `analyses` and `metadata`.
         */
        post: operations["submitAnalysisBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a batch
         * @description Returns the batch with the status and score of each analysis.
         */
        get: operations["readAnalysisBatch"];
        put?: never;
        post?: never;
        /**
         * Delete a batch
         * @description Permanently deletes the batch and the analyses that it made, as deleting each of them does; cancels those that have not ended. Analyses that it reused by `max_age` stay.
         */
        delete: operations["deleteAnalysisBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/batch/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch
         * @description Ends the queued and running analyses of the batch as `failed` with the error code `canceled`, and so completes the batch. A batch that is completed does not change, so that a repeated request gets the same answer. Returns the batch; to a key that neither submitted it nor has the scope `analysis:read`, without `analyses` and `metadata`.
         */
        post: operations["cancelAnalysisBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an analysis
         * @description Returns the analysis with its scores, checks, entity gaps and recommendations. Always 200 while the analysis exists.
         */
        get: operations["readAnalysis"];
        put?: never;
        post?: never;
        /**
         * Delete an analysis
         * @description Permanently deletes the analysis, its result, its page’s content and the injections made from it that are not published; cancels it first if it has not ended. Content of its events is deleted, too, and their pending deliveries are canceled.
         */
        delete: operations["deleteAnalysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the page’s content
         * @description Returns the page’s main content as an assistant’s crawler reads it. Every `start` and `end` in the analysis is an offset in UTF-16 units into its `text`.
         */
        get: operations["readAnalysisContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/{id}/prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the actions as a task
         * @description Returns the analysis’ `actions` as one task in Markdown, for a coding agent or a writer: what to change and where, with examples, blocks and the facts that only the author has, what must not change, and how to check the result.
         */
        get: operations["readAnalysisPrompt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an analysis
         * @description Ends a queued or running analysis as `failed` with the error code `canceled`. If it has already ended, it does not change: 409. Returns the analysis; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.
         */
        post: operations["cancelAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/injection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List injections
         * @description Lists the injections of the key’s account and environment, newest first.
         */
        get: operations["listInjections"];
        put?: never;
        /**
         * Generate content blocks
         * @description Generates content blocks for a page and measures their gain. Returns 200 with the finished injection if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued injection: poll the URL in `Location`. Every number, date, quotation and name in a block occurs in the page or in `facts`. A repeated `Idempotency-Key` of another API key returns the injection to a key with the scope `injection:read`, otherwise only its metadata.
         */
        post: operations["submitInjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/injection/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview content blocks
         * @description Generates an injection without saving it and returns the page’s blocks before and after. Nothing is saved, published or replaced, and no event is sent. Waits up to 30 seconds; for a page that fails or takes longer it returns 200 with `status` `failed` and an `error`, without a charge.
         */
        post: operations["previewInjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/injection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an injection
         * @description Returns the injection with its blocks and scores; with a publishable key, only its metadata. Always 200 while the injection exists.
         */
        get: operations["readInjection"];
        put?: never;
        post?: never;
        /**
         * Delete an injection
         * @description Permanently deletes the injection, its blocks and its page, in any state. Stops work on it and ends its publication. Content of its events is deleted, too, and their pending deliveries are canceled.
         */
        delete: operations["deleteInjection"];
        options?: never;
        head?: never;
        /**
         * Edit the blocks of a draft
         * @description Changes the text of blocks of a completed draft. Items with other words count as edited in the dashboard, items that are left out as rejected. Grounding is checked again (text that neither the page nor `facts` supports is removed, and an empty block moves to `omitted`) and the page is scored again. Until then the injection is `processing`. Waits like a submission. Returns the injection; without the scope `injection:read`, only its metadata.
         */
        patch: operations["editInjection"];
        trace?: never;
    };
    "/v1/injection/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an injection
         * @description Publishes a completed draft for its URL. The injection previously published for that URL becomes `superseded`. In any other state: 409. Items that an editor rejected in the dashboard leave the draft first, and the page is scored again: until then the injection is `processing`, and the response waits like a submission. Returns the injection; without the scope `injection:read`, only its metadata.
         */
        post: operations["publishInjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/injection/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an injection
         * @description Withdraws a published injection; its URL then has no published blocks. In any other state: 409. Returns the injection; without the scope `injection:read`, only its metadata.
         */
        post: operations["withdrawInjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/injection/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Render an injection
         * @description Returns the page as read, with the blocks applied: the HTML that `score_after` was measured on.
         */
        get: operations["renderInjection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/citation-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List citation tests
         * @description Lists the citation tests of the key’s account and environment as summaries, newest first.
         */
        get: operations["listCitationTests"];
        put?: never;
        /**
         * Test whether a page is cited
         * @description Compares a page with up to seven rivals on up to five questions: which passages a retriever would give to an assistant, how often the assistant cites each page (with a language model, `runs` answers for each question), and why it does not cite this one. With `injection_id`, or with `analysis_id` and `html`, both versions of the page are tested against the same rivals. Returns 200 with the finished test if it ends within the wait (5 seconds, or as `Prefer` requests), otherwise 202 with the queued test: poll the URL in `Location`. Answers are kept: a repeated test of the same pages, questions and model asks nothing again. A repeated `Idempotency-Key` of another API key returns the test to a key with the scope `analysis:read`, otherwise only its metadata.
         */
        post: operations["submitCitationTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/citation-tests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a citation test
         * @description Returns the test with its pages, sources, citation rates, causes and actions. Always 200 while the test exists.
         */
        get: operations["readCitationTest"];
        put?: never;
        post?: never;
        /**
         * Delete a citation test
         * @description Permanently deletes the test, its result, its receipts and the texts of its pages; stops its work first if it has not ended. Content of its events is deleted, too, and their pending deliveries are canceled.
         */
        delete: operations["deleteCitationTest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/citation-tests/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the receipts of a citation test
         * @description Lists every answered run by question, version and run: the sources in the order of that run, the answer word for word, and how its citations were read. Empty until the test is completed, and without a language model.
         */
        get: operations["listCitationReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/citation-tests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a citation test
         * @description Ends a queued or running test as `failed` with the error code `canceled`, without a charge; answers that the model has given are kept for the next test of the same. If it has already ended, it does not change: 409. Returns the test; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.
         */
        post: operations["cancelCitationTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tracker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a view and read the published injection
         * @description Returns the injection published for a page and counts the call as a page view, or as a referral if an assistant sent the visitor. `/tracker.js` calls it with a publishable key from pages of the key’s origins. Stores daily totals and nothing about the visitor. With a secret key the response includes the blocks, and the call is counted only with `referrer`.
         */
        get: operations["readTrackerPage"];
        put?: never;
        post?: never;
        /**
         * Delete the figures of a page
         * @description Permanently deletes the views and referrals of a page with its address, and the address of every injection that is or was published for it: a published one is withdrawn, and the injections stay without an address. Metered usage stays. Views that are reported afterwards are counted again: remove the tag from the page first. Needs `injection:publish`, because it ends what the page shows.
         */
        delete: operations["deleteTrackerPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tracker/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read views and referrals
         * @description Returns page views and assistant referrals of the key’s account and environment, by UTC day. A view appears within 5 seconds; figures are kept for 400 days.
         */
        get: operations["readTrackerVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read usage
         * @description Returns metered usage: results completed with live keys. Failures, cached responses, replays and the test environment are never metered; deleting a result does not reduce usage. `model` contains the tokens of the language model, which are not billed.
         */
        get: operations["readUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current bill
         * @description Returns the bill of the current period (a UTC calendar month) so far, priced by the account’s plan. Amounts are decimal strings.
         */
        get: operations["readBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Lists closed periods since the first usage, newest first. A period closes within hours of its end, priced by the plan at that moment, and then never changes.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "analysis.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An analysis was completed
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["analysis.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An analysis failed or was canceled
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["analysis.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.batch.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every analysis of a batch has ended
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["analysis.batch.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "injection.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The blocks of an injection are ready
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["injection.ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "injection.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An injection failed
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["injection.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "injection.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An injection was published
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["injection.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "citation_test.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A citation test was completed
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["citation_test.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "citation_test.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A citation test failed or was canceled
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["citation_test.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usage.quota_warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Usage reached 80 % or 100 % of a quota: once a month for each metric and threshold
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["usage.quota_warning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member sent a test event
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.endpoint.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another endpoint of the environment was disabled because its deliveries failed
         * @description Sent to every subscribed endpoint of the environment, at least once, in no particular order, with the same bytes in every attempt. Respond with 2xx within 15 seconds. Verify one of the two signatures on the raw bytes.
         */
        post: operations["webhook.endpoint.disabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            error: {
                /** @enum {string} */
                type: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found_error" | "conflict_error" | "rate_limit_error" | "api_error";
                /**
                 * @description Stable code for programs, documented at doc_url.
                 * @enum {string}
                 */
                code: "malformed_request" | "invalid_json" | "invalid_content_type" | "invalid_content_encoding" | "invalid_request" | "missing_field" | "invalid_field" | "unknown_field" | "invalid_url" | "html_too_large" | "invalid_cursor" | "invalid_idempotency_key" | "missing_api_key" | "invalid_authorization_header" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "publishable_key_not_allowed" | "missing_scope" | "role_not_allowed" | "form_expired" | "origin_not_allowed" | "metrics_not_public" | "not_found" | "content_not_available" | "method_not_allowed" | "invalid_state" | "idempotency_key_reused" | "idempotency_in_progress" | "body_too_large" | "rate_limited" | "quota_exceeded" | "queue_full" | "internal" | "unavailable";
                /** @description For people; may change. */
                message: string;
                /** @description The invalid field, if there is one. */
                param?: string;
                /** @description Every invalid field. */
                errors?: {
                    param: string;
                    /** @enum {string} */
                    code: "malformed_request" | "invalid_json" | "invalid_content_type" | "invalid_content_encoding" | "invalid_request" | "missing_field" | "invalid_field" | "unknown_field" | "invalid_url" | "html_too_large" | "invalid_cursor" | "invalid_idempotency_key" | "missing_api_key" | "invalid_authorization_header" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "publishable_key_not_allowed" | "missing_scope" | "role_not_allowed" | "form_expired" | "origin_not_allowed" | "metrics_not_public" | "not_found" | "content_not_available" | "method_not_allowed" | "invalid_state" | "idempotency_key_reused" | "idempotency_in_progress" | "body_too_large" | "rate_limited" | "quota_exceeded" | "queue_full" | "internal" | "unavailable";
                    message: string;
                }[];
                doc_url: string;
                request_id: string;
            };
        };
        AnalysisRequest: {
            /**
             * Format: uri
             * @description Absolute http(s) address of the page, without credentials, at most 2,048 characters. Without `html`, public hosts only.
             */
            url: string;
            /** @description Questions that people will ask an assistant. Default: inferred from the page. */
            queries?: string[];
            /** @description HTML of the page at `url`, at most 5 MiB of UTF-8. Without it the page is fetched. */
            html?: string;
            /** @description Addresses of pages to compare with: entities that half of them cover are expected of this page, too. An unreadable page is listed in the result and does not fail the analysis. */
            competitors?: string[];
            /** @description Seconds. Returns a completed analysis of the same address and inputs that is not older, without charge, instead of a new one. Default 0: never. */
            max_age?: number;
            /** @description `false`: the language model of this server, if it has one, is not asked for this request. Default: as the server is configured (`LLM_USES`). */
            model?: boolean;
            /** @description Up to 16 pairs of strings; returned with the analysis. */
            metadata?: {
                [key: string]: string;
            };
        };
        AnalysisError: {
            /** @enum {string} */
            code: "dns_failure" | "connection_failed" | "tls_failure" | "timeout" | "blocked_address" | "too_many_redirects" | "http_status" | "not_html" | "too_large" | "empty_page" | "bot_challenge" | "canceled" | "internal";
            message: string;
            /** @description True when the same request may succeed later without a change to the page. */
            retryable: boolean;
        };
        BatchRequest: {
            /** @description Addresses of the pages. An address given twice is analysed once and listed twice. */
            urls?: string[];
            /** @description The pages, instead of `urls`, each with its own `html`, `queries` and `metadata`. Items with the same address, queries and HTML are analysed once, with the metadata of the first, and listed each. */
            items?: {
                /** Format: uri */
                url: string;
                /** @description HTML of the page at `url`, at most 5 MiB of UTF-8; all items of a request together at most 10 MiB. Without it the page is fetched. */
                html?: string;
                /** @description Questions for this page. Default: `queries` of the batch. */
                queries?: string[];
                /** @description Up to 16 pairs of strings; returned with this page and its analysis. Default: `metadata` of the batch. */
                metadata?: {
                    [key: string]: string;
                };
            }[];
            /** @description Questions for every page. Default: inferred from each page. */
            queries?: string[];
            /** @description Seconds. Returns a completed analysis of the same address and inputs that is not older, without charge, instead of a new one. Default 0: never. */
            max_age?: number;
            /** @description `false`: the language model of this server, if it has one, is not asked for this request. Default: as the server is configured (`LLM_USES`). */
            model?: boolean;
            /** @description Up to 16 pairs of strings; returned with the analysis. */
            metadata?: {
                [key: string]: string;
            };
        } & (unknown | unknown);
        AnalysisBatch: {
            /** @description Identifier of the batch. */
            id: string;
            /** @constant */
            object: "analysis_batch";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` when every analysis has ended; some may have failed.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed";
            /** @description Number of `analyses` with each status. */
            counts: {
                queued: number;
                processing: number;
                completed: number;
                failed: number;
            };
            /** @description In the order given, without deleted analyses. */
            analyses: {
                id: string;
                url: string;
                /** @enum {string} */
                status: "queued" | "processing" | "completed" | "failed";
                overall_score: number | null;
                /** @description Of a failed analysis. */
                error: components["schemas"]["AnalysisError"] | null;
                /** @description The metadata of the request. */
                metadata: {
                    [key: string]: string;
                };
            }[];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the batch was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        AnalysisBatchMetadata: {
            /** @description Identifier of the batch. */
            id: string;
            /** @constant */
            object: "analysis_batch";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` when every analysis has ended; some may have failed.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed";
            /** @description Number of `analyses` with each status. */
            counts: {
                queued: number;
                processing: number;
                completed: number;
                failed: number;
            };
            /**
             * Format: date-time
             * @description When the batch was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        /** @description The batch; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata. */
        AnalysisBatchOrMetadata: components["schemas"]["AnalysisBatch"] | components["schemas"]["AnalysisBatchMetadata"];
        DeletedAnalysisBatch: {
            id: string;
            /** @constant */
            deleted: true;
        };
        Crawler: {
            name: string;
            /** @enum {string} */
            role: "search" | "user" | "training";
            allowed: boolean;
            /** @description The matching robots.txt rule; null when no rule matches. */
            rule: string | null;
        };
        /** @description Obstacles that keep an assistant from reading the page. */
        Access: {
            /** @description The overall score never exceeds this. */
            cap: number;
            reasons: {
                /** @enum {string} */
                code: "script_shell" | "thin" | "noindex" | "nosnippet" | "crawlers_blocked" | "some_crawlers_blocked";
                cap: number;
                message: string;
                /** @description The deciding text from the page, header or robots.txt. */
                quote: string | null;
            }[];
            /** @description Access by robots.txt for each crawler; empty when it was not read. */
            crawlers: components["schemas"]["Crawler"][];
        };
        /** @description A quote from the page that a finding rests on. */
        Evidence: {
            text: string;
            /** @description UTF-16 offset in the page’s content; null for words outside it. */
            start: number | null;
            end: number | null;
        };
        Action: {
            /** @description The id of the check, or the code of the access limit or integrity flag, that found the fault. */
            check: string;
            /** @description What keeps the page from being cited, as careful readers name it; null for technical faults. */
            weakness: ("no_direct_answer" | "answer_late" | "thin" | "vague_no_facts" | "no_sources" | "off_topic_mix" | "bad_title" | "bad_or_missing_description" | "poor_headings" | "wall_of_text" | "needs_context" | "boilerplate_heavy" | "outdated" | "promotional" | "unclear_subject") | null;
            /** @description What to do, in one or two sentences that read well alone. */
            text: string;
            /** @description What the fault costs today, in one sentence. */
            why: string;
            /** @description The place to change; null for what is not on the page. */
            where: components["schemas"]["Evidence"] | null;
            /** @description Words to use; null without any that are sure to be right. */
            example: string | null;
            /** @description The id of the block in `content_blocks` that does it; null without one. */
            block: string | null;
            /** @description The index in `briefs` of what only the author can supply; null when nothing is needed. */
            brief: number | null;
            /** @description Measured gain of the overall score from `block`; null without one. It does not order the actions. */
            expected_gain: number | null;
        };
        /** @description What the page does not say and only its author knows. */
        Brief: {
            /** @description What the author is asked. */
            question: string;
            /**
             * @description The kind of answer that is missing.
             * @enum {string}
             */
            answer_kind: "number" | "price" | "date" | "person" | "place" | "definition" | "steps" | "comparison" | "list" | "yes_no" | "explanation";
            /** @description What only the author can supply. */
            facts_needed: string[];
            /** @description The heading that the answer belongs under. */
            place: string;
        };
        Check: {
            id: string;
            /** @enum {string} */
            category: "entity_coverage" | "intent_alignment" | "structure_quality";
            /** @enum {string} */
            outcome: "pass" | "partial" | "fail" | "not_applicable" | "error";
            /** @description At most `max_points`, two decimals; null when the check does not apply or had an error. */
            points: number | null;
            max_points: number;
            title: string;
            /** @description The findings behind the points. */
            explanation: string;
            evidence: components["schemas"]["Evidence"][];
            /**
             * @description A specification, B controlled experiment, C correlation, D judgement.
             * @enum {string}
             */
            evidence_class: "A" | "B" | "C" | "D";
            /** @description What keeps the page from being cited, as careful readers name it; null for technical faults. */
            weakness: ("no_direct_answer" | "answer_late" | "thin" | "vague_no_facts" | "no_sources" | "off_topic_mix" | "bad_title" | "bad_or_missing_description" | "poor_headings" | "wall_of_text" | "needs_context" | "boilerplate_heavy" | "outdated" | "promotional" | "unclear_subject") | null;
            /** @description How to improve the page; null when there is nothing to fix. */
            recommendation: string | null;
            /** @description Measured gain of the overall score from applying the check’s fix; null without one. */
            expected_gain: number | null;
        };
        /** @description The source of a statement in a block. `start` and `end` count UTF-16 units in the page’s main text; null for words outside it. */
        Grounding: {
            /** @description Words of the block. */
            text: string;
            /** @description The supporting words of the page, or of a given fact. */
            source: string;
            start: number | null;
            end: number | null;
        };
        Placement: {
            /** @description CSS selector of the element to act on; for headings and paragraphs, of the container of the anchors. */
            selector: string;
            /** @enum {string} */
            operation: "replace" | "insert_before" | "insert_after" | "append";
        };
        BlockReview: {
            /**
             * @description `check`: publish it after a look at the reasons; `rewrite`: it needs other words first.
             * @enum {string}
             */
            level: "check" | "rewrite";
            /** @description What an editor has to check or supply, most important first. */
            reasons: string[];
        };
        TitleBlock: {
            /** @description Blocks with the same words have the same id. */
            id: string;
            /** @description Ready to paste: escaped, without scripts except an FAQ’s JSON-LD. */
            html: string;
            /** @description Ids of the checks whose points the block was measured to raise. */
            fixes: string[];
            /** @description `extractive`, or `<provider>/<model>`. */
            generator: string;
            /** @description What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other. */
            review: components["schemas"]["BlockReview"] | null;
            grounding: components["schemas"]["Grounding"][];
            placement: components["schemas"]["Placement"];
            /** @constant */
            type: "title";
            /** @description 15-60 characters. */
            text: string;
        };
        MetaDescriptionBlock: {
            /** @description Blocks with the same words have the same id. */
            id: string;
            /** @description Ready to paste: escaped, without scripts except an FAQ’s JSON-LD. */
            html: string;
            /** @description Ids of the checks whose points the block was measured to raise. */
            fixes: string[];
            /** @description `extractive`, or `<provider>/<model>`. */
            generator: string;
            /** @description What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other. */
            review: components["schemas"]["BlockReview"] | null;
            grounding: components["schemas"]["Grounding"][];
            placement: components["schemas"]["Placement"];
            /** @constant */
            type: "meta_description";
            /** @description 70-160 characters. */
            text: string;
        };
        FaqItem: {
            question: string;
            answer: string;
        };
        FaqBlock: {
            /** @description Blocks with the same words have the same id. */
            id: string;
            /** @description Ready to paste: escaped, without scripts except an FAQ’s JSON-LD. */
            html: string;
            /** @description Ids of the checks whose points the block was measured to raise. */
            fixes: string[];
            /** @description `extractive`, or `<provider>/<model>`. */
            generator: string;
            /** @description What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other. */
            review: components["schemas"]["BlockReview"] | null;
            grounding: components["schemas"]["Grounding"][];
            placement: components["schemas"]["Placement"];
            /** @constant */
            type: "faq";
            /** @description 2-8 questions with their answers. */
            items: components["schemas"]["FaqItem"][];
        };
        HeadingItem: {
            level: number;
            text: string;
            /** @description The first words of the block that the heading goes above. */
            anchor: string;
        };
        HeadingsBlock: {
            /** @description Blocks with the same words have the same id. */
            id: string;
            /** @description Ready to paste: escaped, without scripts except an FAQ’s JSON-LD. */
            html: string;
            /** @description Ids of the checks whose points the block was measured to raise. */
            fixes: string[];
            /** @description `extractive`, or `<provider>/<model>`. */
            generator: string;
            /** @description What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other. */
            review: components["schemas"]["BlockReview"] | null;
            grounding: components["schemas"]["Grounding"][];
            placement: components["schemas"]["Placement"];
            /** @constant */
            type: "headings";
            items: components["schemas"]["HeadingItem"][];
        };
        ParagraphItem: {
            /** @description 40-120 words. */
            text: string;
            /** @description The heading of the page that the paragraph goes under. */
            heading: string;
            /** @description The entity that the paragraph covers. */
            entity?: string;
        };
        SupportingParagraphsBlock: {
            /** @description Blocks with the same words have the same id. */
            id: string;
            /** @description Ready to paste: escaped, without scripts except an FAQ’s JSON-LD. */
            html: string;
            /** @description Ids of the checks whose points the block was measured to raise. */
            fixes: string[];
            /** @description `extractive`, or `<provider>/<model>`. */
            generator: string;
            /** @description What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other. */
            review: components["schemas"]["BlockReview"] | null;
            grounding: components["schemas"]["Grounding"][];
            placement: components["schemas"]["Placement"];
            /** @constant */
            type: "supporting_paragraphs";
            items: components["schemas"]["ParagraphItem"][];
        };
        /** @description Content to add to the page, made from its own statements. */
        ContentBlock: components["schemas"]["TitleBlock"] | components["schemas"]["MetaDescriptionBlock"] | components["schemas"]["FaqBlock"] | components["schemas"]["HeadingsBlock"] | components["schemas"]["SupportingParagraphsBlock"];
        OmittedBlock: {
            /** @enum {string} */
            type: "title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs";
            reason: string;
        };
        Entity: {
            name: string;
            /** @enum {string} */
            type: "person" | "organization" | "place" | "product" | "work" | "event" | "health" | "food" | "concept" | "measure";
            /** @description How much the text dwells on it, compared with the entity that it dwells on most, which has 1. The order of the list is another: what a reader would put into an index of the page comes first. */
            salience: number;
            mentions: number;
            /** @description True when a sentence of the page defines the entity. */
            defined: boolean;
        };
        EntityGap: {
            /** @description An entity, a facet of the subject, or a question. */
            entity: string;
            /** @enum {string} */
            type: "person" | "organization" | "place" | "product" | "work" | "event" | "health" | "food" | "concept" | "measure" | "question";
            importance: number;
            /**
             * @description Origin of the expectation.
             * @enum {string}
             */
            source: "declared" | "query" | "competitor" | "facet" | "model";
            reason: string;
            suggested_section: string | null;
        };
        /** @description A factor on the score, lowered by text that tries to game it. */
        Integrity: {
            multiplier: number;
            flags: {
                code: string;
                multiplier: number;
                message: string;
                evidence: components["schemas"]["Evidence"][];
            }[];
        };
        /** @description Why a rating is what it is, with words of the page that show it. */
        JudgementReason: {
            why: string;
            quote: components["schemas"]["Evidence"];
        };
        JudgedWeakness: {
            /** @enum {string} */
            code: "no_direct_answer" | "answer_late" | "thin" | "vague_no_facts" | "no_sources" | "off_topic_mix" | "bad_title" | "bad_or_missing_description" | "poor_headings" | "wall_of_text" | "needs_context" | "boilerplate_heavy" | "outdated" | "promotional" | "unclear_subject";
            /** @description Words that show it; null for an absence, which was checked. */
            quote: components["schemas"]["Evidence"] | null;
            /** @description The model’s advice; null where it claims what the page does not say. */
            advice: string | null;
        };
        Judgement: {
            /** @description 1 useless, 2 poor, 3 usable beside better pages, 4 good, 5 among the best of its kind; null where the page does not contain the quotation. Intent is at most 3 without a question that is answered in full, entities without names or measures that the page contains. */
            ratings: {
                overall: number | null;
                intent: number | null;
                structure: number | null;
                entities: number | null;
            };
            /** @description Largest less smallest overall rating of the readings (`LLM_SAMPLES`); 0 of one. */
            spread: number;
            reasons: {
                intent: components["schemas"]["JudgementReason"] | null;
                structure: components["schemas"]["JudgementReason"] | null;
                entities: components["schemas"]["JudgementReason"] | null;
            };
            /** @description What keeps the page from being cited, worst first. */
            weaknesses: components["schemas"]["JudgedWeakness"][];
        };
        /** @description 100 × Σ points / Σ max_points over the checks that apply, to 0.1. */
        CategoryScores: {
            entity_coverage: number;
            intent_alignment: number;
            structure_quality: number;
        };
        Answer: {
            /** @enum {string} */
            form: "sentence" | "list_item" | "table_row" | "definition" | "faq" | "steps" | "passage";
            /** @description At most 45 words; steps may be longer. */
            text: string;
            /** @description UTF-16 offset in the page’s content; null for words of its title, heading or description. */
            start: number | null;
            end: number | null;
        };
        QueryResult: {
            query: string;
            /** @enum {string} */
            source: "given" | "inferred";
            /** @description The kind of thing that the query asks for; null in a language whose question words are not known, and in results that are older than the field. */
            asks: ("person" | "place" | "date" | "duration" | "number" | "price" | "size" | "reason" | "definition" | "steps" | "list" | "yes_no" | "comparison" | "other") | null;
            /** @description How well the page answers the query, within the bounds of the verdict: full 70-100, partial 35-69, no 0-34. */
            score: number;
            /** @description `full`: the quoted words give what is asked. `partial`: they give a part of it, or may give it: rules say `full` only where the words of the question and the kind of thing asked stand together. `no`: no answer was found. Null in results that are older than the field. */
            answered: ("full" | "partial" | "no") | null;
            /** @description Calibrated probability that the verdict is right, lower where rules judged; null in results that are older than the field. */
            confidence: number | null;
            /** @description Words of the page that answer, best first, at most three; empty when `answered` is `no`. */
            answers: components["schemas"]["Answer"][];
            best_heading: string | null;
            /** @description What comes nearest, answer or not. */
            best_passage: components["schemas"]["Evidence"] | null;
        };
        Competitor: {
            url: string;
            /** @enum {string} */
            status: "completed" | "failed";
            error: components["schemas"]["AnalysisError"] | null;
        };
        Subject: {
            name: string;
            /** @enum {string} */
            type: "person" | "organization" | "place" | "product" | "work" | "event" | "health" | "food" | "concept" | "topic";
            /**
             * @description Where the name was read.
             * @enum {string}
             */
            read_from: "structured_data" | "heading" | "title" | "address" | "text" | "model";
        };
        Page: {
            /** @description The address after redirects. */
            final_url: string;
            http_status: number | null;
            title: string | null;
            /** @description The one thing that the page is about; null when it names none. */
            subject: components["schemas"]["Subject"] | null;
            author: string | null;
            /** @description RFC 3339; a date alone where the page gives no time. */
            published_at: string | null;
            /** @description RFC 3339; a date alone where the page gives no time. */
            modified_at: string | null;
            /** @description BCP 47; `und` when it cannot be detected. */
            language: string;
            /** @enum {string} */
            type: "article" | "documentation" | "forum" | "product" | "service" | "listing" | "collection" | "recipe" | "home" | "other";
            word_count: number;
            fetched_at: string | null;
            content_hash: string;
        };
        Engine: {
            version: string;
            rubric_version: string;
            /** @description Reference day for ages on the page, YYYY-MM-DD. */
            as_of: string;
            /** @description Who read subject, page type, queries, answers, entities and gaps: `rules`, a language model as `<provider>/<model>`, or `mixed` where some of the model’s reading was left to the rules. */
            reader: string;
        };
        Warning: {
            /** @enum {string} */
            code: "check_error" | "low_confidence" | "input_truncated" | "text_uncertain" | "content_block_error" | "content_blocks_skipped" | "model_unavailable" | "model_budget";
            message: string;
        };
        Analysis: {
            /** @description Identifier of the analysis. */
            id: string;
            /** @constant */
            object: "analysis";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address. */
            url: string;
            /** @description True when an earlier analysis was returned. */
            cached: boolean;
            /** @description Readiness of the page, 0-100: min(access.cap, quality × integrity.multiplier). */
            overall_score: number | null;
            /** @description What the overall score means: how many readers would gladly cite pages that score so. Null until completed, and in results that are older than the field. */
            score_band: ("poor" | "fair" | "good" | "excellent") | null;
            category_scores: components["schemas"]["CategoryScores"] | null;
            /** @description Entities, facets and questions that the page lacks, most important first, at most ten. */
            entity_gaps: components["schemas"]["EntityGap"][];
            /** @description The texts of `actions`, in their order. */
            recommendations: string[];
            /** @description What to change, what an editor would do first at the top; empty when the page needs nothing. */
            actions: components["schemas"]["Action"][];
            /** @description What only the author can supply: for each question that the page leaves open, and for what readers of such a page look for. */
            briefs: components["schemas"]["Brief"][];
            /** @description Blocks for failed checks, in the order of their types. The measured gain neither chooses nor orders them. */
            content_blocks: components["schemas"]["ContentBlock"][];
            access: components["schemas"]["Access"] | null;
            integrity: components["schemas"]["Integrity"] | null;
            queries: components["schemas"]["QueryResult"][];
            entities: components["schemas"]["Entity"][];
            /** @description Every check with its points, evidence and advice. */
            checks: components["schemas"]["Check"][];
            competitors: components["schemas"]["Competitor"][];
            page: components["schemas"]["Page"] | null;
            /** @description What a language model that judges says of the page; null where rules read. What the page does not bear out is left out, never repaired. */
            judgement: components["schemas"]["Judgement"] | null;
            engine: components["schemas"]["Engine"] | null;
            warnings: components["schemas"]["Warning"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the analysis failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
            /**
             * Format: date-time
             * @description When the analysis was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        AnalysisMetadata: {
            /** @description Identifier of the analysis. */
            id: string;
            /** @constant */
            object: "analysis";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address. */
            url: string;
            /**
             * Format: date-time
             * @description When the analysis was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        /** @description The analysis; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata. */
        AnalysisOrMetadata: components["schemas"]["Analysis"] | components["schemas"]["AnalysisMetadata"];
        DeletedAnalysis: {
            /** @description Identifier of the analysis. */
            id: string;
            /** @constant */
            deleted: true;
        };
        PageSummary: {
            title: string | null;
            /** @description The one thing that the page is about; null when it names none. */
            subject: components["schemas"]["Subject"] | null;
        };
        /** @description Scores of different rubric versions or readers are not comparable, nor those of different `queries` or `competitors`. */
        EngineSummary: {
            rubric_version: string;
            /** @description Who read subject, page type, queries, answers, entities and gaps: `rules`, a language model as `<provider>/<model>`, or `mixed` where some of the model’s reading was left to the rules. */
            reader: string;
        };
        QuerySummary: {
            query: string;
            /** @enum {string} */
            source: "given" | "inferred";
        };
        CompetitorSummary: {
            url: string;
            /** @enum {string} */
            status: "completed" | "failed";
        };
        AnalysisSummary: {
            /** @description Identifier of the analysis. */
            id: string;
            /** @constant */
            object: "analysis";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address. */
            url: string;
            /** @description Readiness of the page, 0-100: min(access.cap, quality × integrity.multiplier). */
            overall_score: number | null;
            /** @description What the overall score means: how many readers would gladly cite pages that score so. Null until completed, and in results that are older than the field. */
            score_band: ("poor" | "fair" | "good" | "excellent") | null;
            category_scores: components["schemas"]["CategoryScores"] | null;
            page: components["schemas"]["PageSummary"] | null;
            engine: components["schemas"]["EngineSummary"] | null;
            /** @description The questions that the score is for; empty until completed. */
            queries: components["schemas"]["QuerySummary"][];
            /** @description The pages that the score compares with. */
            competitors: components["schemas"]["CompetitorSummary"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the analysis failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
            /**
             * Format: date-time
             * @description When the analysis was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        AnalysisSummaryList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["AnalysisSummary"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        AnalysisList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["Analysis"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        /** @description Summaries; with `view=full`, whole analyses. */
        ListedAnalyses: components["schemas"]["AnalysisSummaryList"] | components["schemas"]["AnalysisList"];
        /** @description How often a page is cited, with its 95 % interval. */
        CitationRate: {
            /** @description Answers that cite the page. */
            cited: number;
            /** @description Answers that were read. */
            runs: number;
            /** @description cited / runs. */
            value: number;
            /** @description Lower bound of the 95 % interval (Wilson). */
            low: number;
            high: number;
        };
        /** @description Words of one page of the test. */
        PageSpan: {
            /** @description Index in `pages`. */
            page: number;
            text: string;
            /** @description UTF-16 offset in the page’s content; null for words outside it. */
            start: number | null;
            end: number | null;
        };
        /** @description The passage of the own page that matches the question best. */
        NearestPassage: {
            text: string;
            /** @description UTF-16 offset in the page’s content; null for words outside it. */
            start: number | null;
            end: number | null;
            /** @description Its place among all passages; only the first 12 are sources. */
            rank: number;
        };
        CitationTestPage: {
            /** @description Index of the page, from 0. */
            page: number;
            /**
             * @description `own`: the tested page, in a before/after test the version after. `before`: the version before.
             * @enum {string}
             */
            role: "own" | "before" | "rival";
            url: string | null;
            title: string | null;
            /**
             * @description `unreachable`: no assistant can read it; its passages take no part.
             * @enum {string}
             */
            status: "read" | "unreachable";
            /** @description Why it is unreachable: the rule, the directive or the status. */
            reason: string | null;
            overall_score: number | null;
        };
        RetrievedSource: {
            /** @description Rank in retrieval, best first. */
            source: number;
            /** @description Index in `pages`. */
            page: number;
            /** @description The headings above the passage, outermost first. */
            headings: string[];
            text: string;
            start: number;
            end: number;
            /** @description BM25 over passage, headings and title; comparable within one question only. */
            score: number;
        };
        /** @description Whether a page answers the question, as in an analysis. */
        SourceVerdict: {
            /** @description Index in `pages`. */
            page: number;
            /** @enum {string} */
            answered: "full" | "partial" | "no";
            confidence: number;
            answer: components["schemas"]["Evidence"] | null;
        };
        PageCitations: {
            /** @description Index in `pages`. */
            page: number;
            /** @description Runs with a sentence that cites the page and rests on it. */
            cited: number;
            /** @description Null without a run. */
            rate: components["schemas"]["CitationRate"] | null;
            /** @description Mean position-adjusted share of the words of the answers that cite it; null without a run. */
            share: number | null;
            /** @description Runs in which it is cited first. */
            first_cited: number;
            /** @description Citations of sentences that do not rest on it; not counted as cited. */
            unsupported: number;
        };
        /** @description Why the own page is not cited. */
        CitationCause: {
            /** @enum {string} */
            code: "unreachable" | "not_retrieved" | "missing" | "partial" | "late" | "vague" | "outdated" | "mismatch" | "outranked";
            explanation: string;
            /** @description The blocking rule, directive or status of `unreachable`. */
            rule: string | null;
            /** @description The nearest words of the own page. */
            own: components["schemas"]["Evidence"] | null;
            /** @description The words that win. */
            winner: components["schemas"]["PageSpan"] | null;
        };
        CitationQuestionResult: {
            question: string;
            /** @description The passages that were given, of the own version. */
            sources: components["schemas"]["RetrievedSource"][];
            nearest: {
                own: components["schemas"]["NearestPassage"] | null;
                winner: components["schemas"]["PageSpan"] | null;
            };
            /** @description One for each page that was read. */
            verdicts: components["schemas"]["SourceVerdict"][];
            runs: {
                asked: number;
                answered: number;
                failed: number;
            };
            /** @description Runs of the own version; empty without a model. */
            citations: components["schemas"]["PageCitations"][];
            /** @description Given where the own page is cited in less than half of the runs; without a model where it is not retrieved or a rival answers better. */
            cause: components["schemas"]["CitationCause"] | null;
            /** @description What the cause needs; empty for `outranked`. */
            actions: components["schemas"]["Action"][];
            briefs: components["schemas"]["Brief"][];
        };
        CitationComparison: {
            before: components["schemas"]["CitationRate"];
            after: components["schemas"]["CitationRate"];
            /** @description after − before, with its 95 % interval (paired bootstrap over questions and runs). */
            difference: {
                value: number;
                low: number;
                high: number;
            };
            /**
             * @description `better` or `worse` only where the interval excludes 0.
             * @enum {string}
             */
            outcome: "better" | "worse" | "no_difference_shown";
        };
        CitationPower: {
            /** @description Runs of the test, over all questions. */
            runs: number;
            /** @description Runs that would show a difference of 20 points in 8 of 10 tests. */
            runs_needed: number;
            message: string;
        };
        CitationWarning: {
            /** @enum {string} */
            code: "input_truncated" | "model_budget" | "model_unavailable" | "page_unreachable" | "runs_failed" | "sources_missing";
            message: string;
        };
        CitationTest: {
            /** @description Identifier of the citation test. */
            id: string;
            /** @constant */
            object: "citation_test";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address of the own page. */
            url: string | null;
            questions: string[];
            /** @description The addresses of the rivals. */
            rivals: string[];
            /** @description Answers for each question and version. */
            runs: number;
            /** @description False: no model is asked; retrieval and verdicts only. */
            model: boolean;
            /** @description `<provider>/<model>`; null without one. */
            assistant: string | null;
            injection_id: string | null;
            analysis_id: string | null;
            pages: components["schemas"]["CitationTestPage"][];
            /** @description One for each question, in their order. */
            results: components["schemas"]["CitationQuestionResult"][];
            /** @description Of the own page over all questions; null without a run. */
            rate: components["schemas"]["CitationRate"] | null;
            /** @description Null unless two versions were tested with a model. */
            comparison: components["schemas"]["CitationComparison"] | null;
            power: components["schemas"]["CitationPower"] | null;
            warnings: components["schemas"]["CitationWarning"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the test failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
            /**
             * Format: date-time
             * @description When the test was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        DeletedCitationTest: {
            /** @description Identifier of the citation test. */
            id: string;
            /** @constant */
            deleted: true;
        };
        /** @description One answer of the model, whole, and how it was read. */
        CitationReceipt: {
            /** @constant */
            object: "citation_receipt";
            question: string;
            /** @enum {string} */
            version: "own" | "before";
            run: number;
            assistant: string;
            prompt_version: string;
            /**
             * Format: date-time
             * @description When the model was asked.
             * @example 2026-11-21T09:30:00.000Z
             */
            asked_at: string;
            /** @description The passages in the order of this run. */
            sources: {
                /** @description The label [n] in this run. */
                source: number;
                /** @description Index in `pages`. */
                page: number;
                text: string;
            }[];
            /** @description Word for word, as the model wrote it. */
            answer: string;
            sentences: {
                text: string;
                /** @description The labels that the sentence cites. */
                cites: number[];
                /** @description Those that it rests on. */
                supported: number[];
            }[];
        };
        AnalysisContent: {
            /** @constant */
            object: "analysis_content";
            title: string | null;
            /** @description Offsets of the analysis count UTF-16 units in this text. */
            text: string;
            markdown: string;
            outline: {
                level: number;
                text: string;
                /** @description Null for a heading outside the text. */
                start: number | null;
            }[];
        };
        EmptyRequest: Record<string, never>;
        AnalysisPrompt: {
            /** @constant */
            object: "analysis_prompt";
            /** @description The task, for a coding agent or a writer. All words of the page in it are in fenced blocks. */
            markdown: string;
        };
        AnalysisBatchList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["AnalysisBatch"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        /** @description Exactly one of `url`, `html`, `analysis_id` and `injection_id` names the own page; `html` may also accompany `url` or `analysis_id`. */
        CitationTestRequest: {
            /**
             * Format: uri
             * @description Absolute http(s) address of the own page.
             */
            url?: string;
            /** @description HTML of the own page, at most 5 MiB of UTF-8. Beside `url` that is its address. Beside `analysis_id` it is the version after, and the analysed page the version before. */
            html?: string;
            /** @description A completed analysis whose page to test. */
            analysis_id?: string;
            /** @description A completed injection: its page without and with the blocks, against the same rivals. */
            injection_id?: string;
            /** @description What people will ask an assistant. */
            questions: string[];
            /** @description Addresses of the pages that compete, or objects with `url` and `html`. */
            rivals: (string | {
                /** Format: uri */
                url: string;
                /** @description HTML of the rival. Without it the page is fetched. */
                html: string;
            })[];
            /**
             * @description Answers of the model for each question and version.
             * @default 5
             */
            runs?: number;
            /** @description `false`: the language model of this server, if it has one, is not asked for this request. Default: as the server is configured (`LLM_USES`). */
            model?: boolean;
            /** @description Up to 16 pairs of strings; returned with the analysis. */
            metadata?: {
                [key: string]: string;
            };
        } & (unknown | unknown | unknown | unknown);
        CitationTestSummary: {
            /** @description Identifier of the citation test. */
            id: string;
            /** @constant */
            object: "citation_test";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address of the own page. */
            url: string | null;
            questions: string[];
            /** @description The addresses of the rivals. */
            rivals: string[];
            /** @description Answers for each question and version. */
            runs: number;
            /** @description False: no model is asked; retrieval and verdicts only. */
            model: boolean;
            /** @description `<provider>/<model>`; null without one. */
            assistant: string | null;
            injection_id: string | null;
            analysis_id: string | null;
            /** @description Of the own page over all questions; null without a run. */
            rate: components["schemas"]["CitationRate"] | null;
            /** @description Null unless two versions were tested with a model. */
            comparison: components["schemas"]["CitationComparison"] | null;
            warnings: components["schemas"]["CitationWarning"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the test failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
            /**
             * Format: date-time
             * @description When the test was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
            /** @description The cause of each question, in their order; null where there is none. Empty until completed. */
            causes: (("unreachable" | "not_retrieved" | "missing" | "partial" | "late" | "vague" | "outdated" | "mismatch" | "outranked") | null)[];
        };
        CitationTestList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["CitationTestSummary"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        CitationTestMetadata: {
            /** @description Identifier of the citation test. */
            id: string;
            /** @constant */
            object: "citation_test";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description The submitted address of the own page. */
            url: string | null;
            /**
             * Format: date-time
             * @description When the test was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expires_at: string;
        };
        /** @description The citation test; to a key that neither submitted it nor may read analyses, only its metadata. */
        CitationTestOrMetadata: components["schemas"]["CitationTest"] | components["schemas"]["CitationTestMetadata"];
        CitationReceiptList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["CitationReceipt"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        /** @description One of `url`, `html` and `analysis_id` is required. */
        InjectionRequest: {
            /**
             * Format: uri
             * @description Absolute http(s) address of the page. Without it nothing can be published, and the page is scored as if it were at https://example.com/.
             */
            url?: string;
            /** @description HTML of the page, at most 5 MiB of UTF-8. Without it the page is fetched. */
            html?: string;
            /** @description A completed analysis whose page and queries to use. Its HTML payload is reused; a page that it fetched is fetched again. */
            analysis_id?: string;
            /**
             * @description `auto` publishes the blocks as soon as they are ready; `manual` keeps them as a draft.
             * @default manual
             * @enum {string}
             */
            mode?: "auto" | "manual";
            /** @description Types of blocks to generate. Default: those that fix the page’s failed checks. */
            content_types?: ("title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs")[];
            /** @description The desired tone, in your own words. Without a language model only these rules are supported: words to avoid, sentence length, contractions, title or sentence case, no second person, no exclamation marks; `warnings` lists the unsupported ones. */
            brand_voice?: string;
            /** @description Facts that are not on the page; blocks may state them. */
            facts?: string[];
            /** @description Questions that people will ask an assistant. Default: those of the analysis, or inferred from the page. */
            queries?: string[];
            /** @description `false`: the language model of this server, if it has one, is not asked for this request. Default: as the server is configured (`LLM_USES`). */
            model?: boolean;
            /** @description Up to 16 pairs of strings; returned with the analysis. */
            metadata?: {
                [key: string]: string;
            };
        };
        InjectionChange: {
            /** @description The blocks to change, each with its new fields. Their `html` is generated from them. */
            content_blocks: {
                /** @description The id of a block of this injection. */
                id: string;
                /** @description New text of a title or description, within its length limits. */
                text?: string;
                /** @description All items of an FAQ, of headings or of paragraphs. */
                items?: ({
                    question: string;
                    answer: string;
                } | {
                    level: number;
                    text: string;
                    anchor: string;
                } | {
                    text: string;
                    heading: string;
                    entity?: string;
                })[];
            }[];
        };
        /** @description The part of an injection that needs no secret: what a publishable key can read. */
        InjectionMetadata: {
            /** @description Identifier of the injection. */
            id: string;
            /** @constant */
            object: "injection";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final, except for edits; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description Null until completed. A page has at most one published injection. */
            publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
            /** @description The submitted address. */
            url: string | null;
            /** @enum {string} */
            mode: "auto" | "manual";
            /** @description The requested types, or those that fix the page’s failed checks. */
            content_types: ("title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs")[];
            /**
             * Format: date-time
             * @description When the injection was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            completed_at: string | null;
            published_at: string | null;
        };
        InjectionQuery: {
            query: string;
            /** @enum {string} */
            source: "given" | "inferred";
        };
        InjectionWarning: {
            /** @enum {string} */
            code: "access_capped" | "analysis_not_comparable" | "brand_voice" | "check_error" | "content_block_error" | "edit_failed" | "input_truncated" | "low_confidence" | "model_budget" | "model_unavailable" | "model_words_refused" | "not_published" | "not_regenerated" | "text_uncertain";
            message: string;
        };
        Injection: {
            /** @description Identifier of the injection. */
            id: string;
            /** @constant */
            object: "injection";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final, except for edits; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description Null until completed. A page has at most one published injection. */
            publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
            /** @description The submitted address. */
            url: string | null;
            /** @enum {string} */
            mode: "auto" | "manual";
            /** @description The requested types, or those that fix the page’s failed checks. */
            content_types: ("title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs")[];
            /**
             * Format: date-time
             * @description When the injection was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            completed_at: string | null;
            published_at: string | null;
            brand_voice: string | null;
            analysis_id: string | null;
            /** @description At most one block of each type. */
            content_blocks: components["schemas"]["ContentBlock"][];
            /** @description Types without a block, each with the reason. */
            omitted: components["schemas"]["OmittedBlock"][];
            /** @description The queries of both scores, all scored like given ones. */
            queries: components["schemas"]["InjectionQuery"][];
            /** @description What only the author can supply: first as in an analysis of the same page, then for the types that no block could be made of. Answers go into `facts`; what they answer is not asked again. Edits keep the briefs. */
            briefs: components["schemas"]["Brief"][];
            /** @description Overall score of the page without the blocks. */
            score_before: number | null;
            /** @description Overall score of the page with the blocks applied; an analysis of the rendered HTML returns the same. */
            score_after: number | null;
            warnings: components["schemas"]["InjectionWarning"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the injection failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
        };
        DiffBlock: {
            /** @description For example `title`, `meta_description`, `heading`, `paragraph`. */
            kind: string;
            /** @description Heading: 1-6. List item: its depth. Otherwise 0. */
            level: number;
            text: string;
            /** @description In `before`: removed. In `after`: new. */
            changed: boolean;
        };
        /** @description An injection that is not saved. */
        InjectionPreview: {
            id: null;
            /** @constant */
            object: "injection";
            /**
             * @description Environment of the key that created it.
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description `completed` and `failed` are final, except for edits; poll until then.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description Null until completed. A page has at most one published injection. */
            publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
            /** @description The submitted address. */
            url: string | null;
            /** @enum {string} */
            mode: "auto" | "manual";
            /** @description The requested types, or those that fix the page’s failed checks. */
            content_types: ("title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs")[];
            /**
             * Format: date-time
             * @description When the injection was submitted.
             * @example 2026-11-21T09:30:00.000Z
             */
            created_at: string;
            completed_at: string | null;
            published_at: string | null;
            brand_voice: string | null;
            analysis_id: string | null;
            /** @description At most one block of each type. */
            content_blocks: components["schemas"]["ContentBlock"][];
            /** @description Types without a block, each with the reason. */
            omitted: components["schemas"]["OmittedBlock"][];
            /** @description The queries of both scores, all scored like given ones. */
            queries: components["schemas"]["InjectionQuery"][];
            /** @description What only the author can supply: first as in an analysis of the same page, then for the types that no block could be made of. Answers go into `facts`; what they answer is not asked again. Edits keep the briefs. */
            briefs: components["schemas"]["Brief"][];
            /** @description Overall score of the page without the blocks. */
            score_before: number | null;
            /** @description Overall score of the page with the blocks applied; an analysis of the rendered HTML returns the same. */
            score_after: number | null;
            warnings: components["schemas"]["InjectionWarning"][];
            /** @description The metadata of the request. */
            metadata: {
                [key: string]: string;
            };
            /** @description Why the injection failed; null otherwise. */
            error: components["schemas"]["AnalysisError"] | null;
            /** @description The page’s blocks before and after, in reading order; null when the preview failed. */
            diff: {
                before: components["schemas"]["DiffBlock"][];
                after: components["schemas"]["DiffBlock"][];
            } | null;
        };
        /** @description The injection; to a key that neither submitted it nor has the scope `injection:read`, and to a publishable key, only its metadata. */
        InjectionOrMetadata: components["schemas"]["Injection"] | components["schemas"]["InjectionMetadata"];
        InjectionRender: {
            /** @constant */
            object: "injection_render";
            /** @description Identifier of the injection. */
            injection_id: string;
            /** @description The page with the blocks applied. */
            html: string;
        };
        DeletedInjection: {
            /** @description Identifier of the injection. */
            id: string;
            /** @constant */
            deleted: true;
        };
        InjectionList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["Injection"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
        DeletedTrackerPage: {
            /** @description The address that views were counted under. */
            url: string;
            /** @constant */
            deleted: true;
        };
        TrackerPage: {
            /** @constant */
            object: "tracker_page";
            /** @description The address that views are counted under. */
            url: string;
            injection_id: string | null;
            content_types: ("title" | "meta_description" | "faq" | "headings" | "supporting_paragraphs")[] | null;
            published_at: string | null;
            /** @description Changes with every publication for the page. */
            version: string | null;
            /** @description With a secret key only: the published blocks; null when nothing is published. */
            content_blocks?: components["schemas"]["ContentBlock"][] | null;
        };
        TrackerVisits: {
            /** @constant */
            object: "tracker_visits";
            /** @description Days in ascending order; pages and assistants by views, descending, at most 1,000. Entries without views are omitted. */
            data: {
                /** @description In UTC. */
                day: string;
                /** @description Page views. */
                views: number;
                /** @description Views that an assistant sent. */
                referrals: number;
            }[] | {
                /** @description Short name; null: views not sent by an assistant. */
                assistant: string | null;
                /** @description Page views. */
                views: number;
                /** @description Views that an assistant sent. */
                referrals: number;
            }[] | {
                /** @description Null: pages that are not counted separately. */
                url: string | null;
                /** @description Page views. */
                views: number;
                /** @description Views that an assistant sent. */
                referrals: number;
            }[];
        };
        ModelUsage: {
            /** @description Questions asked. */
            questions: number;
            /** @description Tokens of questions, as the endpoint reported them. */
            input_tokens: number;
            /** @description Tokens of answers, as the endpoint reported them. */
            output_tokens: number;
            /** @description Estimated tokens of questions that are running, or that the endpoint reported no tokens for. */
            estimated_tokens: number;
            /** @description The budget of the account for a UTC day (`LLM_TOKENS_PER_DAY`), which all kinds of tokens count against. */
            tokens_per_day: number;
            /** @description Days with questions, ascending. With `group_by=day`. */
            days?: {
                /** @description In UTC. */
                day: string;
                /** @description Questions asked. */
                questions: number;
                /** @description Tokens of questions, as the endpoint reported them. */
                input_tokens: number;
                /** @description Tokens of answers, as the endpoint reported them. */
                output_tokens: number;
                /** @description Estimated tokens of questions that are running, or that the endpoint reported no tokens for. */
                estimated_tokens: number;
            }[];
        };
        Usage: {
            /** @constant */
            object: "usage";
            /**
             * Format: date-time
             * @description The start of the range, inclusive.
             * @example 2026-11-21T09:30:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description The end of the range, exclusive.
             * @example 2026-11-21T09:30:00.000Z
             */
            to: string;
            /** @enum {string} */
            group_by: "metric" | "day" | "key";
            /** @description By metric: every metric, 0 when unused. By day and by key: used metrics only, days ascending. */
            data: {
                /** @enum {string} */
                metric: "analyses" | "injections" | "previews" | "citation_tests" | "tracker_views" | "webhook_deliveries";
                /** @description Billable results. */
                quantity: number;
                /** @description In UTC. With `group_by=day`. */
                day?: string;
                /** @description The key of the request; null without a key, or when none was recorded. With `group_by=key`. */
                key_id?: string | null;
            }[];
            /** @description Use of the language model on the UTC days that the range touches, in both environments. Not billed. Absent without a model. */
            model?: components["schemas"]["ModelUsage"];
        };
        Billing: {
            /** @constant */
            object: "billing";
            /** @description The id of the plan. */
            plan: string;
            period: {
                /**
                 * Format: date-time
                 * @description The start of the calendar month in UTC, inclusive.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Its end, exclusive.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                end: string;
            };
            /** @description One item for each metric. */
            items: {
                /** @enum {string} */
                metric: "analyses" | "injections" | "previews" | "citation_tests" | "tracker_views" | "webhook_deliveries";
                /** @description Units without charge. */
                included: number;
                /** @description Units used in the period, as in `/usage`. */
                used: number;
                /** @description Units beyond the included ones. */
                billable: number;
                /**
                 * @description Price of the latest billable unit, or of the first one if there is none yet.
                 * @example 12.40
                 */
                unit_price: string;
                /** @description The billable units by price tier. */
                tiers: {
                    /** @description The last billable unit in this tier; null: no limit. */
                    up_to: number | null;
                    /**
                     * @description Price of each unit in this tier.
                     * @example 12.40
                     */
                    unit_price: string;
                    /** @description Billable units in this tier. */
                    billable: number;
                }[];
                /**
                 * @description The sum over the tiers of `billable` × `unit_price`, rounded half up to the currency’s smallest unit.
                 * @example 12.40
                 */
                amount: string;
            }[];
            /** @description ISO 4217. */
            currency: string;
            /**
             * @description The sum of the amounts.
             * @example 12.40
             */
            amount_due: string;
        };
        Invoice: {
            id: string;
            /** @constant */
            object: "invoice";
            /** @description The id of the plan. */
            plan: string;
            period: {
                /**
                 * Format: date-time
                 * @description The start of the calendar month in UTC, inclusive.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Its end, exclusive.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                end: string;
            };
            /** @description One item for each metric. */
            items: {
                /** @enum {string} */
                metric: "analyses" | "injections" | "previews" | "citation_tests" | "tracker_views" | "webhook_deliveries";
                /** @description Units without charge. */
                included: number;
                /** @description Units used in the period, as in `/usage`. */
                used: number;
                /** @description Units beyond the included ones. */
                billable: number;
                /**
                 * @description Price of the latest billable unit, or of the first one if there is none yet.
                 * @example 12.40
                 */
                unit_price: string;
                /** @description The billable units by price tier. */
                tiers: {
                    /** @description The last billable unit in this tier; null: no limit. */
                    up_to: number | null;
                    /**
                     * @description Price of each unit in this tier.
                     * @example 12.40
                     */
                    unit_price: string;
                    /** @description Billable units in this tier. */
                    billable: number;
                }[];
                /**
                 * @description The sum over the tiers of `billable` × `unit_price`, rounded half up to the currency’s smallest unit.
                 * @example 12.40
                 */
                amount: string;
            }[];
            /** @description ISO 4217. */
            currency: string;
            /**
             * @description The sum of the amounts.
             * @example 12.40
             */
            amount_due: string;
            /**
             * Format: date-time
             * @description When the period was closed. The invoice never changes after that.
             * @example 2026-11-21T09:30:00.000Z
             */
            closed_at: string;
        };
        InvoiceList: {
            /** @constant */
            object: "list";
            /** @description Newest first. */
            data: components["schemas"]["Invoice"][];
            has_more: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAnalyses: {
        parameters: {
            query?: {
                /** @description Only analyses of this URL, exactly as submitted. */
                url?: string;
                /** @description Only analyses with this status. */
                status?: "queued" | "processing" | "completed" | "failed";
                /** @description `summary`: status, scores, title and subject of each; `full`: each as `GET /v1/analysis/{id}` returns it, some 20 kB. */
                view?: "summary" | "full";
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAnalyses"];
                };
            };
        };
    };
    submitAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).
                 * @example wait=20
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisRequest"];
            };
        };
        responses: {
            /** @description The analysis has ended: `completed` or `failed`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisOrMetadata"];
                };
            };
            /** @description The analysis is queued or running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisOrMetadata"];
                };
            };
        };
    };
    listAnalysisBatches: {
        parameters: {
            query?: {
                /** @description Only batches with this status. */
                status?: "queued" | "processing" | "completed";
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisBatchList"];
                };
            };
        };
    };
    submitAnalysisBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description The batch was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisBatchOrMetadata"];
                };
            };
        };
    };
    readAnalysisBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisBatch"];
                };
            };
        };
    };
    deleteAnalysisBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch and its analyses are deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAnalysisBatch"];
                };
            };
        };
    };
    cancelAnalysisBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
            };
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The completed batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisBatchOrMetadata"];
                };
            };
        };
    };
    readAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    deleteAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAnalysis"];
                };
            };
        };
    };
    readAnalysisContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisContent"];
                };
            };
        };
    };
    readAnalysisPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisPrompt"];
                };
            };
        };
    };
    cancelAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
            };
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The failed analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisOrMetadata"];
                };
            };
        };
    };
    listInjections: {
        parameters: {
            query?: {
                /** @description Only injections of this page. */
                url?: string;
                /** @description Only injections with this publication state. */
                publication?: "draft" | "published" | "superseded" | "withdrawn";
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionList"];
                };
            };
        };
    };
    submitInjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).
                 * @example wait=20
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InjectionRequest"];
            };
        };
        responses: {
            /** @description The injection has ended: `completed` or `failed`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
            /** @description The injection is queued or running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
        };
    };
    previewInjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30, instead of 30.
                 * @example wait=10
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InjectionRequest"];
            };
        };
        responses: {
            /** @description The preview: `completed` or `failed`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionPreview"];
                };
            };
        };
    };
    readInjection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The injection in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
        };
    };
    deleteInjection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The injection is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedInjection"];
                };
            };
        };
    };
    editInjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30, instead of 5.
                 * @example wait=20
                 */
                Prefer?: string;
            };
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InjectionChange"];
            };
        };
        responses: {
            /** @description The changed draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
            /** @description The changes are being applied. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
        };
    };
    publishInjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30, instead of 5.
                 * @example wait=20
                 */
                Prefer?: string;
            };
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The published injection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
            /** @description Published when the page is scored without the rejected items. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
        };
    };
    withdrawInjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
            };
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The withdrawn injection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionOrMetadata"];
                };
            };
        };
    };
    renderInjection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the submission. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rendered page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InjectionRender"];
                };
            };
        };
    };
    listCitationTests: {
        parameters: {
            query?: {
                /** @description Only tests of this page. */
                url?: string;
                /** @description Only tests with this status. */
                status?: "queued" | "processing" | "completed" | "failed";
                /** @description Only before/after tests of this injection. */
                injection_id?: string;
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationTestList"];
                };
            };
        };
    };
    submitCitationTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
                /**
                 * @description `wait=N` waits up to N seconds, 0 to 30; `respond-async` does not wait (RFC 7240).
                 * @example wait=20
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationTestRequest"];
            };
        };
        responses: {
            /** @description The test has ended: `completed` or `failed`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationTestOrMetadata"];
                };
            };
            /** @description The test is queued or running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationTestOrMetadata"];
                };
            };
        };
    };
    readCitationTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationTest"];
                };
            };
        };
    };
    deleteCitationTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCitationTest"];
                };
            };
        };
    };
    listCitationReceipts: {
        parameters: {
            query?: {
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, in the order of the questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationReceiptList"];
                };
            };
        };
    };
    cancelCitationTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.
                 * @example 0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `gzip` or `deflate` for a compressed body. The limit of 10 MiB holds for the body before and after decompression.
                 * @example gzip
                 */
                "Content-Encoding"?: string;
            };
            path: {
                /** @description The id from the response that created it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The failed test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationTestOrMetadata"];
                };
            };
        };
    };
    readTrackerPage: {
        parameters: {
            query: {
                /** @description Absolute http(s) address of the viewed page. The fragment and tracking parameters (utm_…, gclid and similar) are ignored. */
                url: string;
                /** @description The visitor’s referrer: an address or its origin, empty for a direct visit. With a secret key, a call counts as a view only with this parameter. */
                referrer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published injection; nulls when nothing is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerPage"];
                };
            };
        };
    };
    deleteTrackerPage: {
        parameters: {
            query: {
                /** @description Absolute http(s) address of the page. The fragment and tracking parameters are ignored. */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures and the address are deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTrackerPage"];
                };
            };
        };
    };
    readTrackerVisits: {
        parameters: {
            query?: {
                /** @description Only views of this page. */
                url?: string;
                /** @description The first day, in UTC: the one that contains this time. Default: 30 days ago. */
                from?: string | unknown | unknown;
                /** @description A date: the last day. A time: days that begin at or after it are excluded. Default: now. */
                to?: string | unknown | unknown;
                group_by?: "day" | "assistant" | "url";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerVisits"];
                };
            };
        };
    };
    readUsage: {
        parameters: {
            query?: {
                /** @description The start, inclusive: a date in UTC or an RFC 3339 time. Default: the start of the period in which the range ends. */
                from?: string | unknown | unknown;
                /** @description The end: a date in UTC, inclusive, or an RFC 3339 time, exclusive. Default: the end of the current period. */
                to?: string | unknown | unknown;
                /** @description How to group the sums. */
                group_by?: "metric" | "day" | "key";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
        };
    };
    readBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Entries on a page. */
                limit?: number;
                /** @description `next_cursor` of the previous page, with the same filters. Default: the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
        };
    };
    "analysis.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "analysis.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "analysis";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        url: string;
                        overall_score: number | null;
                        category_scores: components["schemas"]["CategoryScores"] | null;
                        error: components["schemas"]["AnalysisError"] | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When it ended.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        completed_at: string;
                    };
                };
            };
        };
        responses: never;
    };
    "analysis.failed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "analysis.failed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "analysis";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        url: string;
                        overall_score: number | null;
                        category_scores: components["schemas"]["CategoryScores"] | null;
                        error: components["schemas"]["AnalysisError"] | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When it ended.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        completed_at: string;
                    };
                };
            };
        };
        responses: never;
    };
    "analysis.batch.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "analysis.batch.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "analysis_batch";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @constant */
                        status: "completed";
                        /** @description Number of `analyses` with each status. */
                        counts: {
                            queued: number;
                            processing: number;
                            completed: number;
                            failed: number;
                        };
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the last of its analyses ended.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        completed_at: string;
                    };
                };
            };
        };
        responses: never;
    };
    "injection.ready": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "injection.ready";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "injection";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
                        url: string | null;
                        /** @enum {string} */
                        mode: "auto" | "manual";
                        score_before: number | null;
                        score_after: number | null;
                        error: {
                            code: string;
                            message: string;
                            retryable: boolean;
                        } | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        completed_at: string | null;
                        published_at: string | null;
                    };
                };
            };
        };
        responses: never;
    };
    "injection.failed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "injection.failed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "injection";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
                        url: string | null;
                        /** @enum {string} */
                        mode: "auto" | "manual";
                        score_before: number | null;
                        score_after: number | null;
                        error: {
                            code: string;
                            message: string;
                            retryable: boolean;
                        } | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        completed_at: string | null;
                        published_at: string | null;
                    };
                };
            };
        };
        responses: never;
    };
    "injection.published": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "injection.published";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "injection";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        publication: ("draft" | "published" | "superseded" | "withdrawn") | null;
                        url: string | null;
                        /** @enum {string} */
                        mode: "auto" | "manual";
                        score_before: number | null;
                        score_after: number | null;
                        error: {
                            code: string;
                            message: string;
                            retryable: boolean;
                        } | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        completed_at: string | null;
                        published_at: string | null;
                    };
                };
            };
        };
        responses: never;
    };
    "citation_test.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "citation_test.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "citation_test";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        url: string | null;
                        /** @description `<provider>/<model>`; null without one. */
                        assistant: string | null;
                        /** @description Of the own page over all questions; null without a run. */
                        rate: components["schemas"]["CitationRate"] | null;
                        /** @description Null unless two versions were tested with a model. */
                        comparison: components["schemas"]["CitationComparison"] | null;
                        error: components["schemas"]["AnalysisError"] | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When it ended.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        completed_at: string;
                    };
                };
            };
        };
        responses: never;
    };
    "citation_test.failed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "citation_test.failed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "citation_test";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "completed" | "failed";
                        url: string | null;
                        /** @description `<provider>/<model>`; null without one. */
                        assistant: string | null;
                        /** @description Of the own page over all questions; null without a run. */
                        rate: components["schemas"]["CitationRate"] | null;
                        /** @description Null unless two versions were tested with a model. */
                        comparison: components["schemas"]["CitationComparison"] | null;
                        error: components["schemas"]["AnalysisError"] | null;
                        /** @description The metadata of the request; its last pairs are omitted when the body would reach 20 kB. */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * Format: date-time
                         * @description When it was submitted.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When it ended.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        completed_at: string;
                    };
                };
            };
        };
        responses: never;
    };
    "usage.quota_warning": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "usage.quota_warning";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        /** @description Unique for month, metric and threshold. */
                        id: string;
                        /** @constant */
                        object: "quota_warning";
                        /** @constant */
                        environment: "live";
                        /** @enum {string} */
                        status: "nearly_used_up" | "used_up";
                        /** @enum {string} */
                        metric: "analyses" | "injections" | "previews" | "citation_tests" | "tracker_views" | "webhook_deliveries";
                        /** @description Percent of the quota. */
                        threshold: 80 | 100;
                        used: number;
                        quota: number;
                        /**
                         * @description The plan’s policy beyond the quota.
                         * @enum {string}
                         */
                        policy: "warn" | "refuse";
                        plan: string;
                        /** @description The calendar month in UTC. */
                        period: {
                            /**
                             * Format: date-time
                             * @description Inclusive.
                             * @example 2026-11-21T09:30:00.000Z
                             */
                            start: string;
                            /**
                             * Format: date-time
                             * @description Exclusive.
                             * @example 2026-11-21T09:30:00.000Z
                             */
                            end: string;
                        };
                    };
                };
            };
        };
        responses: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "webhook_endpoint";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "enabled" | "disabled";
                        url: string;
                        /** @description Why it was disabled. */
                        error: {
                            code: string;
                            message: string;
                        } | null;
                        /**
                         * Format: date-time
                         * @description When it was added.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        disabled_at: string | null;
                    };
                };
            };
        };
        responses: never;
    };
    "webhook.endpoint.disabled": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the whole secret string. During a rotation, one `v1=` per valid secret. */
                "X-Service-Signature": string;
                /** @description The id of the event (Standard Webhooks). */
                "Webhook-Id": string;
                /** @description Unix seconds of the attempt (Standard Webhooks). */
                "Webhook-Timestamp": string;
                /** @description `v1,<base64>` (Standard Webhooks). During a rotation, one per valid secret, separated by spaces. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same in every attempt, resend and replay. */
                    id: string;
                    /** @constant */
                    type: "webhook.endpoint.disabled";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    created_at: string;
                    /** @enum {string} */
                    environment: "live" | "test";
                    data: {
                        id: string;
                        /** @constant */
                        object: "webhook_endpoint";
                        /** @enum {string} */
                        environment: "live" | "test";
                        /** @enum {string} */
                        status: "enabled" | "disabled";
                        url: string;
                        /** @description Why it was disabled. */
                        error: {
                            code: string;
                            message: string;
                        } | null;
                        /**
                         * Format: date-time
                         * @description When it was added.
                         * @example 2026-11-21T09:30:00.000Z
                         */
                        created_at: string;
                        disabled_at: string | null;
                    };
                };
            };
        };
        responses: never;
    };
}

export type ErrorBody = components['schemas']['Error'];
export type AnalysisRequest = components['schemas']['AnalysisRequest'];
export type AnalysisError = components['schemas']['AnalysisError'];
export type BatchRequest = components['schemas']['BatchRequest'];
export type AnalysisBatch = components['schemas']['AnalysisBatch'];
export type AnalysisBatchMetadata = components['schemas']['AnalysisBatchMetadata'];
export type AnalysisBatchOrMetadata = components['schemas']['AnalysisBatchOrMetadata'];
export type DeletedAnalysisBatch = components['schemas']['DeletedAnalysisBatch'];
export type Crawler = components['schemas']['Crawler'];
export type Access = components['schemas']['Access'];
export type Evidence = components['schemas']['Evidence'];
export type Action = components['schemas']['Action'];
export type Brief = components['schemas']['Brief'];
export type Check = components['schemas']['Check'];
export type Grounding = components['schemas']['Grounding'];
export type Placement = components['schemas']['Placement'];
export type BlockReview = components['schemas']['BlockReview'];
export type TitleBlock = components['schemas']['TitleBlock'];
export type MetaDescriptionBlock = components['schemas']['MetaDescriptionBlock'];
export type FaqItem = components['schemas']['FaqItem'];
export type FaqBlock = components['schemas']['FaqBlock'];
export type HeadingItem = components['schemas']['HeadingItem'];
export type HeadingsBlock = components['schemas']['HeadingsBlock'];
export type ParagraphItem = components['schemas']['ParagraphItem'];
export type SupportingParagraphsBlock = components['schemas']['SupportingParagraphsBlock'];
export type ContentBlock = components['schemas']['ContentBlock'];
export type OmittedBlock = components['schemas']['OmittedBlock'];
export type Entity = components['schemas']['Entity'];
export type EntityGap = components['schemas']['EntityGap'];
export type Integrity = components['schemas']['Integrity'];
export type JudgementReason = components['schemas']['JudgementReason'];
export type JudgedWeakness = components['schemas']['JudgedWeakness'];
export type Judgement = components['schemas']['Judgement'];
export type CategoryScores = components['schemas']['CategoryScores'];
export type Answer = components['schemas']['Answer'];
export type QueryResult = components['schemas']['QueryResult'];
export type Competitor = components['schemas']['Competitor'];
export type Subject = components['schemas']['Subject'];
export type Page = components['schemas']['Page'];
export type Engine = components['schemas']['Engine'];
export type Warning = components['schemas']['Warning'];
export type Analysis = components['schemas']['Analysis'];
export type AnalysisMetadata = components['schemas']['AnalysisMetadata'];
export type AnalysisOrMetadata = components['schemas']['AnalysisOrMetadata'];
export type DeletedAnalysis = components['schemas']['DeletedAnalysis'];
export type PageSummary = components['schemas']['PageSummary'];
export type EngineSummary = components['schemas']['EngineSummary'];
export type QuerySummary = components['schemas']['QuerySummary'];
export type CompetitorSummary = components['schemas']['CompetitorSummary'];
export type AnalysisSummary = components['schemas']['AnalysisSummary'];
export type AnalysisSummaryList = components['schemas']['AnalysisSummaryList'];
export type AnalysisList = components['schemas']['AnalysisList'];
export type ListedAnalyses = components['schemas']['ListedAnalyses'];
export type CitationRate = components['schemas']['CitationRate'];
export type PageSpan = components['schemas']['PageSpan'];
export type NearestPassage = components['schemas']['NearestPassage'];
export type CitationTestPage = components['schemas']['CitationTestPage'];
export type RetrievedSource = components['schemas']['RetrievedSource'];
export type SourceVerdict = components['schemas']['SourceVerdict'];
export type PageCitations = components['schemas']['PageCitations'];
export type CitationCause = components['schemas']['CitationCause'];
export type CitationQuestionResult = components['schemas']['CitationQuestionResult'];
export type CitationComparison = components['schemas']['CitationComparison'];
export type CitationPower = components['schemas']['CitationPower'];
export type CitationWarning = components['schemas']['CitationWarning'];
export type CitationTest = components['schemas']['CitationTest'];
export type DeletedCitationTest = components['schemas']['DeletedCitationTest'];
export type CitationReceipt = components['schemas']['CitationReceipt'];
export type AnalysisContent = components['schemas']['AnalysisContent'];
export type EmptyRequest = components['schemas']['EmptyRequest'];
export type AnalysisPrompt = components['schemas']['AnalysisPrompt'];
export type AnalysisBatchList = components['schemas']['AnalysisBatchList'];
export type CitationTestRequest = components['schemas']['CitationTestRequest'];
export type CitationTestSummary = components['schemas']['CitationTestSummary'];
export type CitationTestList = components['schemas']['CitationTestList'];
export type CitationTestMetadata = components['schemas']['CitationTestMetadata'];
export type CitationTestOrMetadata = components['schemas']['CitationTestOrMetadata'];
export type CitationReceiptList = components['schemas']['CitationReceiptList'];
export type InjectionRequest = components['schemas']['InjectionRequest'];
export type InjectionChange = components['schemas']['InjectionChange'];
export type InjectionMetadata = components['schemas']['InjectionMetadata'];
export type InjectionQuery = components['schemas']['InjectionQuery'];
export type InjectionWarning = components['schemas']['InjectionWarning'];
export type Injection = components['schemas']['Injection'];
export type DiffBlock = components['schemas']['DiffBlock'];
export type InjectionPreview = components['schemas']['InjectionPreview'];
export type InjectionOrMetadata = components['schemas']['InjectionOrMetadata'];
export type InjectionRender = components['schemas']['InjectionRender'];
export type DeletedInjection = components['schemas']['DeletedInjection'];
export type InjectionList = components['schemas']['InjectionList'];
export type DeletedTrackerPage = components['schemas']['DeletedTrackerPage'];
export type TrackerPage = components['schemas']['TrackerPage'];
export type TrackerVisits = components['schemas']['TrackerVisits'];
export type ModelUsage = components['schemas']['ModelUsage'];
export type Usage = components['schemas']['Usage'];
export type Billing = components['schemas']['Billing'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceList = components['schemas']['InvoiceList'];
