import { joinLists, matcherOf } from '../../core/languages/compile.ts';
import { packs } from '../../core/languages/index.ts';
import type { BotWallWords, WordList } from '../../core/languages/pack.ts';

/**
 * Marks of each vendor's bot walls. Vendor texts are fixed wordings of one product; the words of other walls come from
 * the language packs. Patterns use bounded repetition only, so each is linear in the page.
 */

export interface ChallengeVendor {
  readonly name: string;
  /** A header that the vendor sends with walls only. */
  readonly isAnnounced?: (headers: (name: string) => string | null) => boolean;
  /** In tags, attributes, scripts and comments. */
  readonly markup: readonly RegExp[];
  readonly title?: RegExp;
  /** In the visible text. */
  readonly text: readonly RegExp[];
  /** Number of marks required, at least one of them in the markup. */
  readonly marksMin: number;
  /** Occurs only in the markup of real pages. */
  readonly unless?: RegExp;
}

function inEveryLanguage(pick: (words: BotWallWords) => readonly WordList[]): readonly WordList[] {
  return packs.flatMap(({ botWalls }) => (botWalls === null ? [] : pick(botWalls)));
}

/** Most specific first: sites chain vendors, and the outermost one shows the wall. */
export const challengeVendors: readonly ChallengeVendor[] = [
  {
    // `challenge-platform/scripts/jsd` is in ordinary pages too (JavaScript detections); `orchestrate` is not.
    name: 'Cloudflare',
    isAnnounced: (headers) => headers('cf-mitigated')?.trim().toLowerCase() === 'challenge',
    markup: [
      /_cf_chl_opt|cf_chl_/,
      /challenge-platform\/h\/[a-z]\/orchestrate/,
      /cf-browser-verification|cf-error-details|id=["']?challenge-(form|error-text|running|stage)/,
    ],
    title: /^\s*(just a moment|attention required! \| cloudflare|please wait\.\.\. \| cloudflare)/i,
    text: [
      /checking (your browser|if the site connection is secure)/i,
      /enable javascript and cookies to continue/i,
      /verif(y|ying) you are (a )?human/i,
      /sorry, you have been blocked/i,
      /needs to review the security of your connection/i,
    ],
    marksMin: 2,
  },
  {
    name: 'DataDome',
    markup: [/captcha-delivery\.com/, /var dd\s?=\s?\{/, /datadome captcha/i],
    title: /datadome captcha|^\s*you have been blocked/i,
    text: [/please enable js and disable any ad blocker/i, /verification required/i],
    marksMin: 2,
  },
  {
    // `_pxAppId` alone is in every page that the vendor protects.
    name: 'HUMAN (PerimeterX)',
    markup: [
      /px-captcha/,
      /captcha\.px-(cdn|cloud)\.net|\/captcha\/captcha\.js/,
      /_pxBlockedUrl|_pxUuid|_pxVid|_pxMobile/,
    ],
    title: /access to this page has been denied|human verification/i,
    text: [/press (&amp;|&|and) hold/i, /access to this page has been denied/i, /before we continue/i],
    marksMin: 2,
  },
  {
    name: 'Akamai',
    markup: [
      /sec-(if-)?cpt-(if|container)|sec-if-cpt-container/,
      /\/_sec\/(cp_challenge|verify)/,
      /[?&]bm-verify=/,
      /triggerInterstitialChallenge|bm-verify/,
    ],
    title: /^\s*(access denied|challenge validation)\s*$/i,
    text: [
      /you don't have permission to access/i,
      /reference\s?#\s?[0-9a-f]{1,4}\.[0-9a-f]{4,16}\./i,
      /errors\.edgesuite\.net/i,
      /powered and protected by/i,
    ],
    marksMin: 2,
  },
  {
    // `_Incapsula_Resource` alone is injected into ordinary pages.
    name: 'Imperva',
    markup: [
      /_Incapsula_Resource/,
      /id=["']?main-iframe/,
      /incident_id=|incidentId|edet=\d/,
      /distil_r_captcha|distilIdentificationBlock|reeseSkipExpirationCheck/,
    ],
    title: /pardon our interruption/i,
    text: [
      /request unsuccessful\. incapsula incident id/i,
      /pardon our interruption/i,
      /made us think (that )?you (were|might be) a bot/i,
    ],
    marksMin: 2,
  },
  {
    name: 'AWS WAF',
    isAnnounced: (headers) => /^(challenge|captcha)$/i.test(headers('x-amzn-waf-action')?.trim() ?? ''),
    markup: [
      /gokuProps/,
      /awsWafCookieDomainList|AwsWafIntegration|AwsWafCaptcha/,
      /(token|captcha)\.awswaf\.com/,
    ],
    title: /^\s*human verification\s*$/i,
    text: [/confirm you are human/i, /javascript is disabled/i, /let's confirm/i],
    marksMin: 2,
  },
  {
    name: 'Kasada',
    markup: [/KPSDK/, /\/ips\.js\?/, /149e9513-01fa-4fb0-aad4-566afd725d1b/],
    text: [],
    marksMin: 2,
  },
  {
    name: 'Sucuri',
    isAnnounced: (headers) => headers('x-sucuri-block') !== null,
    markup: [
      /sucuri_cloudproxy_js|sucuri_cloudproxy_uuid/,
      /(cdn|dashboard|supportx?)\.sucuri\.net/,
      /eval\(r\)|S\s?=\s?'[A-Za-z0-9+/=]{40}/,
    ],
    title: /sucuri website firewall|^\s*you are being redirected/i,
    text: [/sucuri website firewall/i, /javascript is required/i, /access denied/i],
    marksMin: 2,
  },
  {
    name: 'Vercel',
    isAnnounced: (headers) => headers('x-vercel-mitigated')?.trim().toLowerCase() === 'challenge',
    markup: [/vercel\/security\/|x-vercel-challenge|_vcrcs/],
    title: /vercel security checkpoint/i,
    text: [/verifying your browser/i, /vercel security checkpoint/i],
    marksMin: 2,
  },
  {
    name: 'Anubis',
    markup: [/anubis_challenge|anubis_version|\.within\.website\/x\/cmd\/anubis/],
    title: /making sure you're not a bot/i,
    text: [/protected by anubis/i, /making sure you're not a bot/i],
    marksMin: 2,
  },
  {
    name: 'DDoS-Guard',
    markup: [/\.well-known\/ddos-guard|check\.ddos-guard\.net|ddos-guard\.net/],
    title: /ddos-guard/i,
    text: [/checking your browser before accessing/i, /ddos protection by ddos-guard/i],
    marksMin: 2,
  },
  {
    name: 'SiteGround',
    isAnnounced: (headers) => headers('sg-captcha')?.trim().toLowerCase() === 'challenge',
    markup: [/\.well-known\/(sg)?captcha\//],
    title: /robot challenge screen/i,
    text: [/checking the site connection security/i],
    marksMin: 2,
  },
  {
    // Any other captcha. A page with its own input fields is a protected form, not a wall.
    name: 'captcha',
    markup: [
      /g-recaptcha|recaptcha\/(api|enterprise)\.js|h-captcha|hcaptcha\.com\/1|cf-turnstile|geetest|arkoselabs|funcaptcha|captcha-(form|container|image)|validatecaptcha/i,
    ],
    title: matcherOf(joinLists(inEveryLanguage(({ titles }) => [titles]))),
    text: inEveryLanguage(({ demands, questions, reasons, tasks, purposes }) => [
      demands,
      questions,
      reasons,
      tasks,
      purposes,
    ]).map((list) => matcherOf(list)),
    marksMin: 3,
    unless: /<textarea|type=["']?(email|password|tel|search|date)\b/i,
  },
];
