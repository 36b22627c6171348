import { expect, test } from 'vitest';
import { foldText, highlightWords, spellOutUmlauts, splitWords } from './fold-text.ts';

test('[DEST-010] [DEST-013] texts are compared without accents and in lower case', () => {
  expect(foldText('ÁLCÚDIA')).toBe('alcudia');
  expect(foldText('Straße')).toBe('strasse');
  expect(foldText('Ærø Łódź İzmir')).toBe('aero lodz izmir');
});

test('umlauts are spelled out as on a keyboard without them', () => {
  expect(spellOutUmlauts('Düsseldorf, KÖLN und Alcúdia')).toBe('duesseldorf, koeln und alcúdia');
});

test('words are runs of letters and digits', () => {
  expect(splitWords("Port d’Alcúdia (4*)  Ca'n-2")).toEqual(['port', 'd', 'alcudia', '4', 'ca', 'n', '2']);
  expect(splitWords(' –*&% ')).toEqual([]);
});

test('[SDATA-001] what was typed is marked at the beginnings of words', () => {
  expect(highlightWords('Palma de Mallorca', ['pa', 'mal'])).toBe(
    '<mark>Pa</mark>lma de <mark>Mal</mark>lorca',
  );
  expect(highlightWords('Port d’Alcúdia', ['alcu'])).toBe('Port d’<mark>Alcú</mark>dia');
});

test('the longer of two beginnings is marked, and a letter that folds to two is marked whole', () => {
  expect(highlightWords('Straßburg', ['st', 'stras'])).toBe('<mark>Straß</mark>burg');
  expect(highlightWords('Alcu\u0301dia', ['alcu'])).toBe('<mark>Alcu\u0301</mark>dia');
});

test('a name is no markup', () => {
  expect(highlightWords('<b>Sol</b> & "Mar"', ['so'])).toBe(
    '&lt;b&gt;<mark>So</mark>l&lt;/b&gt; &amp; &quot;Mar&quot;',
  );
});
