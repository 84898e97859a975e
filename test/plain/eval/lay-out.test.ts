import { cpSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkData } from '../../../lab/eval/check-data.mjs';
import { fileBytesMax, readFileIn } from '../../../lab/eval/data-file.mjs';
import { foundFiles } from '../../../lab/eval/found-files.mjs';
import { layOut } from '../../../lab/eval/lay-out.mjs';
import { writeMadeUpData } from '../../support/made-up-evaluation-data.ts';
import { makeTempDirectory, type TempDirectory } from '../../support/temp-directory.ts';

let directory: TempDirectory;
let from: string;
let to: string;
beforeEach(() => {
  directory = makeTempDirectory();
  from = join(directory.path, 'fetched');
  to = join(directory.path, 'data');
  writeMadeUpData(from);
});
afterEach(() => directory.remove());

const incomplete = (): [string, string, readonly string[]][] =>
  checkData(to)
    .filter(({ state }) => state !== 'complete')
    .map(({ name, state, problems }) => [name, state, problems]);

const put = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const manifest = (): string => join(from, 'pages/manifest.jsonl');

describe('layOut', () => {
  it('copies what was fetched into the folders of the rows, once', () => {
    put(join(from, 'robots/LICENSE.protego'), 'a licence');
    put(join(from, 'notes/todo.txt'), 'mine');
    const first = layOut(from, to);
    expect(first).toMatchObject({ alreadyThere: 0, problems: [], notRecognised: ['notes/todo.txt'] });
    expect(incomplete()).toEqual([]);
    expect(readFileSync(join(to, 'robots/LICENSE.protego'), 'utf8')).toBe('a licence');
    expect(layOut(from, to)).toMatchObject({ copied: 0, alreadyThere: first.copied, problems: [] });
  });

  it('recognises a file in a folder of another name by the fields of its records', () => {
    const flat = join(directory.path, 'flat');
    mkdirSync(flat);
    cpSync(join(from, 'pages'), flat, { recursive: true });
    layOut(flat, to);
    const missing = incomplete().map(([name]) => name);
    expect(missing).toContain('main-text/manifest*.jsonl');
    expect(missing).not.toContain('pages/manifest*.jsonl');
  });

  it('makes the main texts from a clone of WCXB, and names the pages that it cannot use', () => {
    const clone = join(directory.path, 'clones');
    for (const id of ['0002', '0001', '0003']) {
      const truth = {
        ...{ url: 'https://e.example/', ground_truth: id === '0003' ? {} : { main_content: 'Words.' } },
        _internal: { page_type: { primary: 'article' } },
      };
      put(join(clone, `wcxb/dev/ground-truth/${id}.json`), JSON.stringify(truth));
      put(join(clone, `wcxb/dev/html/${id}.html.gz`), 'packed');
    }
    put(join(clone, 'wcxb/dev/ground-truth/0004.json'), 'no JSON');
    const { copied, problems, notRecognised } = layOut(clone, to);
    expect({ copied, notRecognised }).toEqual({ copied: 3, notRecognised: [] });
    expect(problems).toHaveLength(2);
    expect(problems.join()).toMatch(/WCXB 0004: .*WCXB 0003.html.gz: its record lacks a field/);
    expect(checkData(to)[0]).toMatchObject({ state: 'complete', records: 2 });
  });

  it('overwrites nothing', () => {
    put(join(to, 'robots/google.jsonl'), 'mine');
    expect(layOut(from, to).problems).toEqual(['robots/google.jsonl is another file already and is kept']);
    expect(readFileSync(join(to, 'robots/google.jsonl'), 'utf8')).toBe('mine');
  });

  it('copies no page whose hash differs from its record, and says that it is missing', () => {
    writeFileSync(join(from, 'pages/0.html'), 'changed');
    expect(layOut(from, to).problems).toEqual([expect.stringContaining('pages/0.html is not copied')]);
    expect(incomplete()).toContainEqual(['pages/manifest*.jsonl', 'faulty', ['pages/0.html is missing']]);
  });

  it.each([
    ['keyphrases/web-news.jsonl', '{"text":7,"keyphrases":["a"]}', 'text is number, not string'],
    ['keyphrases/web-news.jsonl', '{"text":"a","keyphrases":["a",null]}', 'keyphrases is list, not string[]'],
    [
      'faq/faqpage-jsonld.jsonl',
      '{"url":"/a","lang":"en","main_text":null,"faq":[]}',
      'url is string, not address',
    ],
    [
      'faq/faqpage-jsonld.jsonl',
      '{"lang":"en","main_text":null,"faq":[{}]}',
      'url is undefined, not address',
    ],
  ])('copies no %s with the record %s', (file, record, problem) => {
    writeFileSync(join(from, file), `${record}\n`);
    expect(layOut(from, to).problems).toEqual([
      expect.stringContaining(`${file} is not copied: record 1: ${problem}`),
    ]);
  });

  it.each(['../../secret.html', '/etc/passwd', '..', 'a\0b'])(
    'leaves the page %j of a manifest out',
    (page) => {
      put(join(directory.path, 'secret.html'), 'secret');
      writeFileSync(manifest(), readFileSync(manifest(), 'utf8').replace('"0.html"', JSON.stringify(page)));
      expect(layOut(from, to).problems).toEqual([
        `${JSON.stringify(page)} is not the name of a file in its folder`,
      ]);
    },
  );

  it('follows no link, neither in what was fetched nor in the target', () => {
    put(join(directory.path, 'elsewhere/google.jsonl'), 'kept');
    symlinkSync(join(directory.path, 'elsewhere'), join(from, 'linked'));
    mkdirSync(to);
    symlinkSync(join(directory.path, 'elsewhere'), join(to, 'robots'));
    expect(layOut(from, to).problems).toEqual([
      'linked is a link and is left out',
      'robots is a link',
      'robots is a link',
    ]);
    expect(readFileSync(join(directory.path, 'elsewhere/google.jsonl'), 'utf8')).toBe('kept');
  });

  it('refuses folders of which one contains the other', () => {
    expect(() => layOut(from, join(from, 'data'))).toThrow('contains the other');
  });
});

describe('files of data sets', () => {
  it('are bounded in number and size', () => {
    expect(() => foundFiles(from, 5)).toThrow('more than 5 entries');
    truncateSync(manifest(), fileBytesMax + 1);
    expect(() => readFileIn(from, 'pages', 'manifest.jsonl')).toThrow(`more than ${String(fileBytesMax)}`);
  });

  it('are read by plain names, and never through a link', () => {
    symlinkSync(manifest(), join(from, 'robots/linked.jsonl'));
    expect(() => readFileIn(from, 'robots', 'linked.jsonl')).toThrow('robots/linked.jsonl is a link');
    expect(() => readFileIn(from, 'robots', '../pages/manifest.jsonl')).toThrow('not the name of a file');
    expect(readFileIn(from, 'robots', 'none.jsonl')).toBeNull();
  });
});
