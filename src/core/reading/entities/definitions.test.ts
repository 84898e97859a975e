import { describe, expect, it } from 'vitest';
import { packOf } from '../../languages/index.ts';
import { wordsOf } from '../../text/words.ts';
import type { Sentence } from '../../signals/prose.ts';
import { phraseKey } from './candidate.ts';
import { definesTerm } from './definitions.ts';

function sentence(text: string, language: string, isComplete = true): Sentence {
  return { text, start: 0, end: text.length, unit: 0, words: wordsOf(text, language), isComplete };
}

function defines(language: string, term: string, text: string): boolean | null {
  return definesTerm(sentence(text, language), phraseKey(wordsOf(term, language)), packOf(language));
}

describe('definesTerm', () => {
  it.each<[string, string, string]>([
    ['en', 'heat pump', 'A heat pump is a machine that moves heat from a cold place to a warm one.'],
    ['en', 'COP', 'The COP (coefficient of performance) means the heat given for each unit of power.'],
    ['en', 'tides', 'Tides, the rise and fall of the sea, are the work of the moon.'],
    ['en', 'defrosting', 'Defrosting refers to the melting of ice on the coil.'],
    ['de', 'Wärmepumpe', 'Eine Wärmepumpe ist eine Maschine, die Wärme in das Haus bringt.'],
    ['de', 'Abtauung', 'Abtauung bezeichnet das Schmelzen von Eis am Verdampfer.'],
    ['fr', 'chaudière', 'Une chaudière est un appareil qui chauffe l’eau du logement.'],
    ['fr', 'dégivrage', 'Le dégivrage désigne la fonte de la glace sur l’échangeur.'],
    ['es', 'caldera', 'Una caldera es un aparato que calienta el agua de la casa.'],
    ['pt', 'caldeira', 'Uma caldeira é um aparelho que aquece a água da casa.'],
    ['it', 'caldaia', 'Una caldaia è un apparecchio che scalda l’acqua della casa.'],
    ['nl', 'warmtepomp', 'Een warmtepomp is een machine die warmte naar het huis brengt.'],
    ['pl', 'pompa ciepła', 'Pompa ciepła to urządzenie, które oddaje ciepło do domu.'],
    ['pl', 'sprężarka', 'Sprężarka jest częścią, która zużywa najwięcej prądu.'],
    ['ru', 'тепловой насос', 'Тепловой насос — это машина, которая отдаёт тепло дому.'],
    ['ru', 'компрессор', 'Компрессор является главной частью такой машины.'],
    ['uk', 'компресор', 'Компресор — це головна частина такої машини.'],
    ['sv', 'värmepump', 'En värmepump är en maskin som flyttar värme till huset.'],
    ['da', 'varmepumpe', 'En varmepumpe er en maskine, der flytter varme til huset.'],
    ['no', 'varmepumpe', 'En varmepumpe er en maskin som flytter varme til huset.'],
    ['fi', 'lämpöpumppu', 'Lämpöpumppu on kone, joka siirtää lämpöä taloon.'],
    ['cs', 'kompresor', 'Kompresor je hlavní část takového stroje.'],
    ['ro', 'compresorul', 'Compresorul este partea principală a mașinii.'],
    ['ar', 'المضخة', 'المضخة هي آلة تنقل الحرارة إلى البيت.'],
    ['ko', '열펌프', '열펌프 는 열을 집으로 옮기는 기계이다.'],
    ['ja', 'ヒートポンプ', 'ヒートポンプとは、空気の熱を家の中に運ぶ装置です。'],
    ['zh', '热泵', '热泵是一种从空气中取热的装置。'],
    ['th', 'ปั๊ม', 'ปั๊มคือเครื่องที่ใช้ส่งน้ำไปยังบ้าน'],
  ])('in %s finds what %s is: %s', (language, term, text) => {
    expect(defines(language, term, text)).toBe(true);
  });

  it.each<[string, string, string]>([
    ['en', 'heat pump', 'Most people never think about what makes a heat pump is so quiet.'],
    ['en', 'heat pump', 'The price of a heat pump depends on its size and make.'],
    ['en', 'heat pump', 'Is a heat pump is a machine that moves heat?'],
    ['en', 'heat pump', 'A heat pump is it.'],
    ['en', 'heat', 'Heat island effects in towns worry doctors more each year.'],
    ['de', 'Wärmepumpe', 'Eine Wärmepumpe spart im Jahr viele hundert Euro.'],
    ['fr', 'chaudière', 'Une chaudière coûte cher à l’achat et à l’usage.'],
    ['ja', 'ヒートポンプ', 'この家ではヒートポンプが夜も静かに動いている。'],
  ])('in %s takes no other sentence with %s for one: %s', (language, term, text) => {
    expect(defines(language, term, text)).toBe(false);
  });

  it.each(['hu', 'tr', 'xx'])(
    'says "not available" in %s, whose defining verbs are not known',
    (language) => {
      expect(
        defines(language, 'kompresszor', 'A kompresszor a gép része, amely a legtöbb áramot használja.'),
      ).toBeNull();
    },
  );

  // In these languages the verb stands after what it says of the term.
  it.each<[string, string, string]>([
    ['fa', 'پمپ', 'پمپ دستگاهی است که آب را به خانه می‌رساند.'],
    ['hi', 'पंप', 'पंप एक मशीन है जो पानी को घर तक पहुँचाती है।'],
  ])('in %s finds what %s is: %s', (language, term, text) => {
    expect(defines(language, term, text)).toBe(true);
  });

  it('in Korean as it is written finds a definition', () => {
    expect(defines('ko', '열펌프', '열펌프는 공기의 열을 집으로 옮기는 기계이다.')).toBe(true);
  });

  it('takes a list of subjects for no definition of the last one', () => {
    expect(defines('en', 'flour', 'Salt, yeast and flour are weighed on a kitchen scale.')).toBe(false);
  });

  it('takes what is said of a thing of the term for no definition of the term', () => {
    expect(defines('en', 'NIST', 'Clocks of NIST are compared with those of Paris every week.')).toBe(false);
  });

  it('takes the definition of a longer term for no definition of its last word', () => {
    expect(defines('fr', 'chaleur', 'Une pompe à chaleur est une machine qui chauffe la maison.')).toBe(
      false,
    );
  });
});
