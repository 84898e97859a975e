/**
 * Assistants by short name, with the hosts in their referrers, and the Android packages of `android-app://PACKAGE`
 * referrers. Names are part of the API: never rename them.
 */
import { hasPossibleHost } from '../../core/schema/page-address.ts';

const referrerHosts: Readonly<Record<string, readonly string[]>> = {
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
  Object.entries(referrerHosts).flatMap(([assistant, hosts]) =>
    hosts.map((host) => [host, assistant] as const),
  ),
);

export const assistantNames: readonly string[] = Object.keys(referrerHosts);

/**
 * The assistant that sent a visitor to a page; null when none did. Without a referrer the page's `utm_source` counts:
 * ChatGPT and others put their host there, and their apps send no referrer. `pageUrl` is an absolute URL.
 */
export function assistantOf(referrer: string, pageUrl: string): string | null {
  if (referrer.trim() !== '') return assistantAt(referrer);
  const source = new URL(pageUrl).searchParams.get('utm_source');
  return source === null ? null : assistantAt(source);
}

/** `source` is a URL or a host. */
function assistantAt(source: string): string | null {
  const address = source.includes('://') ? source : `https://${source}`;
  if (!hasPossibleHost(address) || !URL.canParse(address)) return null;
  const labels = new URL(address).hostname.toLowerCase().replace(/\.$/, '').split('.');
  // Whole labels: match subdomains (www.perplexity.ai), but not the end of another name (thankyou.com).
  for (let first = Math.max(0, labels.length - labelsMax); first < labels.length - 1; first += 1) {
    const assistant = assistantOfHost.get(labels.slice(first).join('.'));
    if (assistant !== undefined) return assistant;
  }
  return null;
}

/** More labels than any host of the table has. */
const labelsMax = 8;
