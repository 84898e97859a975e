/**
 * Which assistant sent a visitor. Names are part of the API: never renamed. Each has the hosts that its links are opened
 * from, and the Android packages that name themselves as `android-app://PACKAGE` when an app opens a link.
 */
const places: Readonly<Record<string, readonly string[]>> = {
  chatgpt: ['chatgpt.com', 'chat.openai.com', 'com.openai.chatgpt'],
  perplexity: ['perplexity.ai', 'pplx.ai', 'ai.perplexity.app.android'],
  claude: ['claude.ai', 'com.anthropic.claude'],
  gemini: ['gemini.google.com', 'bard.google.com', 'com.google.android.apps.bard'],
  notebooklm: ['notebooklm.google.com', 'notebooklm.google'],
  copilot: [
    'copilot.microsoft.com',
    'copilot.com',
    'copilot.cloud.microsoft',
    'm365.cloud.microsoft',
    'edgeservices.bing.com',
    'com.microsoft.copilot',
  ],
  meta: ['meta.ai'],
  grok: ['grok.com', 'ai.x.grok'],
  deepseek: ['chat.deepseek.com', 'com.deepseek.chat'],
  mistral: ['chat.mistral.ai'],
  duckai: ['duck.ai'],
  you: ['you.com'],
  poe: ['poe.com', 'com.poe.android'],
  phind: ['phind.com'],
  iask: ['iask.ai'],
  qwen: ['chat.qwen.ai', 'qianwen.com', 'tongyi.com'],
  kimi: ['kimi.com', 'kimi.ai', 'kimi.moonshot.cn'],
  doubao: ['doubao.com'],
  yuanbao: ['yuanbao.tencent.com'],
  ernie: ['yiyan.baidu.com', 'ernie.baidu.com'],
  lumo: ['lumo.proton.me'],
};

const assistantOfHost = new Map(
  Object.entries(places).flatMap(([assistant, hosts]) => hosts.map((host) => [host, assistant] as const)),
);

/** The short names, in the order in which they are listed here. */
export const assistantNames: readonly string[] = Object.keys(places);

/**
 * The assistant that sent a visitor to a page; null when none did. Without a referrer the page's `utm_source` counts:
 * ChatGPT and others put their host there, and their apps send no referrer. `pageUrl` is an absolute URL.
 */
export function assistantOf(referrer: string, pageUrl: string): string | null {
  if (referrer.trim() !== '') return assistantAt(referrer);
  const source = new URL(pageUrl).searchParams.get('utm_source');
  return source === null ? null : assistantAt(source);
}

/** `place` is a URL, or a host alone. */
function assistantAt(place: string): string | null {
  const address = place.includes('://') ? place : `https://${place}`;
  if (!URL.canParse(address)) return null;
  const labels = new URL(address).hostname.toLowerCase().replace(/\.$/, '').split('.');
  // Subdomains too (www.perplexity.ai), and never the mere end of another name (thankyou.com). No host has more labels.
  for (let first = Math.max(0, labels.length - labelsMax); first < labels.length - 1; first += 1) {
    const assistant = assistantOfHost.get(labels.slice(first).join('.'));
    if (assistant !== undefined) return assistant;
  }
  return null;
}

/** More than any host of the table has. */
const labelsMax = 8;
