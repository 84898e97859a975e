import { arabic } from './ar.ts';
import { bosnian } from './bs.ts';
import { catalan } from './ca.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { estonian } from './et.ts';
import { persian } from './fa.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { croatian } from './hr.ts';
import { hungarian } from './hu.ts';
import { icelandic } from './is.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { latvian } from './lv.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { slovak } from './sk.ts';
import { slovenian } from './sl.ts';
import { serbian } from './sr.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { chinese } from './zh.ts';
import { neutral } from './define-pack.ts';
import type { LanguagePack } from './pack.ts';

/** All language packs. To add one, write its file and add its import and its name here. */
export const packs: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  russian,
  ukrainian,
  swedish,
  danish,
  norwegian,
  finnish,
  hungarian,
  czech,
  romanian,
  turkish,
  arabic,
  persian,
  hebrew,
  greek,
  hindi,
  korean,
  japanese,
  chinese,
  thai,
  catalan,
  icelandic,
  estonian,
  slovak,
  slovenian,
  croatian,
  serbian,
  bosnian,
  latvian,
];

const byCode = new Map(
  packs.flatMap((pack) =>
    [pack.code, ...pack.otherCodes].map((code): [string, LanguagePack] => [code, pack]),
  ),
);

/** Unknown codes are cached so that their matchers are compiled once; limited, as pages declare any code. */
const UNKNOWN_MAX = 1_000;
const unknown = new Map<string, LanguagePack>();

/** The pack of a language tag (`de`); for an unknown tag, a neutral pack with that tag as its code. `und` is undetermined. */
export function packOf(code: string): LanguagePack {
  const pack = byCode.get(code) ?? unknown.get(code);
  if (pack !== undefined) return pack;
  if (unknown.size >= UNKNOWN_MAX) unknown.clear();
  const made = { ...neutral, code };
  unknown.set(code, made);
  return made;
}

/** True for the code of a language with `isExpected`; false for other codes of its file. */
export function isExpectedLanguage(code: string): boolean {
  const pack = byCode.get(code);
  return pack !== undefined && pack.code === code && pack.isExpected;
}
