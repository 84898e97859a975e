/** Redirects: short, long, circular, and to places that must not be followed. */
import { articleHtml } from './articles.ts';
import { html, raw, type Handler, type Routes } from './route.ts';

function redirect(location: string, status = 302): Handler {
  return raw(status, { location });
}

/** `/redirect/chain/7` redirects seven times before it reaches the article. */
const chain: Handler = (request, response) => {
  const left = Number(/\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
  const location = left > 1 ? `/redirect/chain/${left - 1}` : '/article';
  response.writeHead(302, { location }).end();
};

/** Never ends and never repeats an address: `/redirect/endless/1` leads to `/redirect/endless/2`, and so on. */
const endless: Handler = (request, response) => {
  const step = Number(/\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
  response.writeHead(302, { location: `/redirect/endless/${step + 1}` }).end();
};

const toAbsolute: Handler = (_request, response, site) => {
  response.writeHead(301, { location: site.url('/article') }).end();
};

export const redirectRoutes: Routes = {
  '/redirect/301': redirect('/article', 301),
  '/redirect/302': redirect('/article', 302),
  '/redirect/303': redirect('/article', 303),
  '/redirect/307': redirect('/article', 307),
  '/redirect/308': redirect('/article', 308),
  '/redirect/absolute': toAbsolute,
  '/redirect/relative': redirect('../article'),
  '/redirect/with-fragment': redirect('/article#costs'),
  '/redirect/chain/*': chain,
  '/redirect/loop': redirect('/redirect/loop-back'),
  '/redirect/loop-back': redirect('/redirect/loop'),
  '/redirect/self': redirect('/redirect/self'),
  '/redirect/endless/*': endless,
  '/redirect/to-private': redirect('http://10.0.0.1/admin'),
  '/redirect/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/redirect/to-ipv6-loopback': redirect('http://[::1]:9/'),
  '/redirect/to-decimal': redirect('http://2851995650/'),
  '/redirect/to-file': redirect('file:///etc/passwd'),
  '/redirect/to-data': redirect('data:text/html,<p>hello</p>'),
  '/redirect/to-javascript': redirect('javascript:alert(1)'),
  '/redirect/with-credentials': (_request, response, site) => {
    const url = new URL(site.url('/article'));
    url.username = 'user';
    url.password = 'secret';
    response.writeHead(302, { location: url.href }).end();
  },
  // Raw UTF-8 in a header, as many servers send it; Node writes header strings as Latin-1.
  '/redirect/to-non-ascii': redirect(Buffer.from('/articles/straße').toString('latin1')),
  '/redirect/without-location': raw(302),
  '/redirect/invalid-location': redirect('http://[broken'),
  '/redirect/300-page': html(articleHtml, {}, 300),
};
