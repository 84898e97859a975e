/** What bot walls show instead of a page, and ordinary pages that could be mistaken for one. Made after the real ones. */
import { html, pageHtml, type Handler, type Routes } from './route.ts';

export interface Wall {
  readonly vendor: string;
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const walls: Readonly<Record<string, Wall>> = {
  cloudflare: {
    vendor: 'Cloudflare',
    status: 403,
    html: '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"><style>body{margin:0}</style></head><body><div class="main-wrapper" role="main"><div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div></div><script>(function(){window._cf_chl_opt={cvId:"3",cZone:"example.test",cType:"managed"};var a=document.createElement("script");a.src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8f";document.head.appendChild(a);}());</script></body></html>',
  },
  'cloudflare-header': {
    vendor: 'Cloudflare',
    status: 403,
    headers: { 'cf-mitigated': 'challenge' },
    html: '<!DOCTYPE html><title>Un momento…</title><p>Verificación</p>',
  },
  'cloudflare-block': {
    vendor: 'Cloudflare',
    status: 403,
    html: '<!DOCTYPE html><html><head><title>Attention Required! | Cloudflare</title></head><body><div id="cf-wrapper"><div id="cf-error-details" class="cf-error-details-wrapper"><h1>Sorry, you have been blocked</h1><h2>You are unable to access example.test</h2><h2>Why have I been blocked?</h2><p>This website is using a security service to protect itself from online attacks. The action you just performed triggered the security solution.</p><p>Cloudflare Ray ID: 8f1d2c</p></div></div></body></html>',
  },
  datadome: {
    vendor: 'DataDome',
    status: 403,
    html: `<html lang="en"><head><title>shop.test</title><style>#cmsg{animation: A 1.5s;}</style></head><body style="margin:0"><p id="cmsg">Please enable JS and disable any ad blocker</p><script data-cfasync="false">var dd={'rt':'c','cid':'AHrlqAAA','hsh':'2211','t':'fe','s':5,'host':'geo.captcha-delivery.com'}</script><script src="https://ct.captcha-delivery.com/c.js"></script></body></html>`,
  },
  perimeterx: {
    vendor: 'HUMAN (PerimeterX)',
    status: 403,
    html: '<!DOCTYPE html><html><head><title>Access to this page has been denied</title><script>window._pxVid="";window._pxUuid="5f";window._pxAppId="PX12345";</script></head><body><div class="px-captcha-container"><div class="px-captcha-header">Before we continue...</div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><div id="px-captcha"></div></div><script src="https://captcha.px-cdn.net/PX12345/captcha.js"></script></body></html>',
  },
  'akamai-denied': {
    vendor: 'Akamai',
    status: 403,
    html: `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You don't have permission to access "http&#58;&#47;&#47;www&#46;shop&#46;test&#47;" on this server.<P>Reference&#32;&#35;18&#46;2d4f1702&#46;1761&#46;5a0b<P>https://errors.edgesuite.net/18.2d4f1702.1761.5a0b</BODY></HTML>`,
  },
  'akamai-challenge': {
    vendor: 'Akamai',
    status: 200,
    html: '<!DOCTYPE html><html><head><title>Challenge Validation</title><script src="/_sec/cp_challenge/sec-4-4.js"></script></head><body><div id="sec-if-cpt-container"><p>Powered and protected by Akamai</p></div></body></html>',
  },
  imperva: {
    vendor: 'Imperva',
    status: 200,
    html: '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=9&incident_id=1021&edet=12" frameborder=0 width="100%">Request unsuccessful. Incapsula incident ID: 1021000-4457</iframe></body></html>',
  },
  'aws-waf': {
    vendor: 'AWS WAF',
    status: 202,
    html: '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title></title><script>window.awsWafCookieDomainList=[];window.gokuProps={"key":"AQIDAH","iv":"CgAH"};</script><script src="https://8f2.token.awswaf.com/8f2/challenge.js"></script></head><body><div id="challenge-container"></div><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you\'re not a robot.</noscript></body></html>',
  },
  kasada: {
    vendor: 'Kasada',
    status: 429,
    html: '<html><head></head><body><script>window.KPSDK={};KPSDK.now=Date.now;KPSDK.start=KPSDK.now();</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39/ips.js?x-kpsdk-im=AA"></script></body></html>',
  },
  sucuri: {
    vendor: 'Sucuri',
    status: 503,
    html: "<html><title>You are being redirected...</title><noscript>Javascript is required. Please enable javascript before you are allowed to see this page.</noscript><script>var s={},u,c,U,r,i,l=0,a,e=eval,w=String.fromCharCode,sucuri_cloudproxy_js='',S='cT0iNGpzdWN1cmkiLmNoYXJBdCgwKSsnYycrIiIrJzAnKyI0';</script></html>",
  },
  captcha: {
    vendor: 'captcha',
    status: 200,
    html: '<!DOCTYPE html><html><head><title>Robot Check</title></head><body><h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you\'re not a robot.</p><form method="get" action="/errors/validateCaptcha"><img src="/captcha/abc.jpg" alt=""><input name="field-keywords"><button>Continue</button></form></body></html>',
  },
  hcaptcha: {
    vendor: 'captcha',
    status: 503,
    html: '<!DOCTYPE html><html><head><title>Security check</title><script src="https://hcaptcha.com/1/api.js" async></script></head><body><h1>Security check</h1><p>We noticed unusual traffic from your network. Please verify you are a human to continue.</p><form method="post"><div class="h-captcha" data-sitekey="10000000-ffff"></div></form></body></html>',
  },
};

/** Real pages that carry some of the marks. */
export const lookalikes: Readonly<Record<string, string>> = {
  'article-about-walls': pageHtml(
    'Just a moment... what Cloudflare’s challenge page does',
    `<main><article><h1>“Just a moment...”: what Cloudflare’s challenge page does</h1>
<p>The challenge page is a short HTML document that asks the browser to prove that a person sits in front of it. Visitors read “Checking your browser before accessing the site” or “Enable JavaScript and cookies to continue”, wait two seconds, and are let in.</p>
<p>Behind the words stands a script. It sets a variable named <code>_cf_chl_opt</code>, loads <code>/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page</code>, and sends what it measured. Other vendors do the same: DataDome serves from captcha-delivery.com, PerimeterX asks people to press and hold, and Imperva says “Request unsuccessful. Incapsula incident ID”.</p>
<h2>Why does it matter for crawlers?</h2>
<p>A crawler that does not run scripts never gets past the page. If the wall answers with status 200, the crawler may even index the words “Sorry, you have been blocked” as your content. Allow the crawlers that you want by their verified addresses.</p></article></main>
<script>window.__CF$cv$params={r:'8f',t:'MTc='};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';</script>`,
  ),
  'short-note-about-walls': pageHtml(
    'Just a moment...',
    '<h1>Just a moment...</h1><p>That is what Cloudflare says while it checks your browser. A note on the wording will follow next week.</p>',
  ),
  'contact-form': pageHtml(
    'Contact us',
    `<h1>Contact us</h1><form method="post"><label>Your e-mail <input type="email" name="mail"></label><label>Message <textarea name="text"></textarea></label><div class="g-recaptcha" data-sitekey="6Lc"></div><p>Please verify you are human before you send. This site is protected by reCAPTCHA.</p><button>Send</button></form><script src="https://www.google.com/recaptcha/api.js"></script>`,
  ),
  'sign-in-with-turnstile': pageHtml(
    'Sign in',
    '<h1>Sign in</h1><form method="post"><input type="email" name="mail"><input type="password" name="password"><div class="cf-turnstile" data-sitekey="0x4"></div><button>Sign in</button></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script>',
  ),
  'protected-shop': pageHtml(
    'Oak shelf, 80 cm',
    '<h1>Oak shelf, 80 cm</h1><p>Solid oak, oiled, carries 25 kg. 89 euros, delivered within a week.</p><script>window._pxAppId="PX12345"</script><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3"></script><script src="https://js.datadome.co/tags.js"></script>',
  ),
  'access-denied-article': pageHtml(
    'Access denied: how to fix permission errors on a file server',
    "<h1>Access denied: how to fix permission errors</h1><p>The message “You don't have permission to access this resource” means that the account that runs the web server may not read the file. Give the group read access and the folder execute access, then reload the page.</p>",
  ),
  'not-found-with-newsletter': pageHtml(
    'Page not found',
    '<h1>Page not found</h1><p>Try the search.</p><form><input type="email"><div class="h-captcha"></div></form><script src="https://hcaptcha.com/1/api.js"></script>',
  ),
};

function wallHandler(wall: Wall, status: number): Handler {
  return html(wall.html, wall.headers ?? {}, status);
}

function routesOfWalls(): Routes {
  const routes: Record<string, Handler> = {};
  for (const [name, wall] of Object.entries(walls)) {
    routes[`/wall/${name}`] = wallHandler(wall, wall.status);
    for (const status of [200, 403, 503]) routes[`/wall/${name}/${status}`] = wallHandler(wall, status);
  }
  for (const [name, page] of Object.entries(lookalikes)) routes[`/no-wall/${name}`] = html(page);
  return routes;
}

export const wallRoutes: Routes = routesOfWalls();
