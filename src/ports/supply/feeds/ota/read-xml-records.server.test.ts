import { describe, expect, test } from 'vitest';
import { readAll, streamOf } from '../samples/read-all.ts';
import { readXmlRecords, type XmlRecord } from './read-xml-records.server.ts';

const containers = new Set(['Root', 'List']);

function read(xml: string | Uint8Array, chunkLength?: number): Promise<XmlRecord[]> {
  return readAll(readXmlRecords(streamOf(xml, chunkLength), containers));
}

function format(records: readonly XmlRecord[]): string[] {
  return records.map((record) =>
    'fault' in record
      ? `${record.fault.line}: ${record.fault.message}`
      : `${record.element.line} ${record.element.name}`,
  );
}

const item = '<Item Code="1"><Part/></Item>';

describe('readXmlRecords', () => {
  test.each([1, 2, 7, 65_536])(
    'returns each element of a list with its line, in chunks of %i bytes',
    async (length) => {
      const xml = `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<o:Root xmlns:o="urn:o">\r\n<o:List Höhe="&#x31;">\r\n<o:Item A="ä&amp;" o:B="2"><Part/></o:Item>\r\n<Other/></o:List></o:Root>`;
      const [first, second] = await read(xml, length);
      expect(first).toMatchObject({
        element: {
          name: 'Item',
          line: 4,
          attributes: { A: 'ä&' },
          children: [{ name: 'Part', line: 4 }],
          parent: { name: 'List', attributes: { Höhe: '1' } },
        },
      });
      expect(second).toMatchObject({ element: { name: 'Other', line: 5 } });
    },
  );

  test('keeps all text of an element, sections of CDATA too, where a format asks for it', async () => {
    const xml = '<Root><List><Item>1<![CDATA[<2>]]>3</Item></List></Root>';
    const [record] = await readAll(readXmlRecords(streamOf(xml, 3), containers, { keepsText: true }));
    expect(record).toMatchObject({ element: { text: '1<2>3' } });
  });

  test('refuses document types, and with them entity bombs and external entities', async () => {
    const bomb = `<!DOCTYPE Root [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<Root><List>&b;</List></Root>`;
    const external = `<?xml version="1.0"?>\n<!DOCTYPE Root [<!ENTITY x SYSTEM "file:///etc/hostname">]>\n<Root>&x;</Root>`;
    expect(format(await read(bomb))).toEqual([
      '1: the file has a document type (DOCTYPE), which is not taken',
    ]);
    expect(format(await read(external))).toEqual([
      '2: the file has a document type (DOCTYPE), which is not taken',
    ]);
  });

  test('refuses entities other than those of XML', async () => {
    const [record, fault] = format(await read(`<Root><List>${item}\n<Item Code="&nbsp;"/></List></Root>`));
    expect(record).toBe('1 Item');
    expect(fault).toMatch(/^2: the file is not well-formed XML: .*undefined entity/i);
  });

  test('gives the records before a fault, then the fault with its line', async () => {
    expect(format(await read(`<Root><List>\n${item}\n<Item></Wrong></List></Root>`))).toEqual([
      '2 Item',
      expect.stringMatching(/^3: the file is not well-formed XML: unexpected close tag/),
    ]);
  });

  test('a truncated file gives its whole records, and where it is cut off', async () => {
    expect(format(await read(`<Root><List>\n${item}\n<Item Code="2"><Part/>`))).toEqual([
      '2 Item',
      '3: the file is cut off within Item',
    ]);
    expect(format(await read(`<Root><List>\n${item}\n<Item Co`))).toEqual([
      '2 Item',
      '3: the file is cut off within List',
    ]);
  });

  test.each([
    ['', '1: the file ends before it begins'],
    ['<Envelope/>', '1: Envelope is not a message that is taken'],
    [
      '<?xml version="1.0" encoding="ISO-8859-1"?><Root/>',
      '1: the file is encoded in ISO-8859-1, not in UTF-8',
    ],
    [`<Root>${'<a>'.repeat(40)}`, '1: a is nested deeper than 32 elements'],
  ])('refuses %j', async (xml, reason) => {
    expect(format(await read(xml))).toEqual([reason]);
  });

  test('refuses bytes that are not UTF-8', async () => {
    expect(format(await read(new Uint8Array([60, 82, 111, 111, 116, 32, 0xe4, 62])))).toEqual([
      '1: the file is not UTF-8 from here on',
    ]);
  });

  test.each([
    `<Root><List><Item Code="${'x'.repeat(2_200_000)}"/></List></Root>`,
    `<Root><List><!--${'x'.repeat(2_200_000)}--></List></Root>`,
    `<Root><List>${'x'.repeat(2_200_000)}</List></Root>`,
  ])('refuses elements of millions of characters', async (xml) => {
    expect(format(await read(xml))).toEqual(['1: a text, comment or attribute is too long']);
  });

  test('refuses a record of too many elements and reads on', async () => {
    const records = await read(`<Root><List><Item>${'<P/>'.repeat(100_000)}</Item>\n${item}</List></Root>`);
    expect(format(records)).toEqual(['1: Item has more than 100000 elements', '2 Item']);
  });

  test('reads 5 MB without keeping them', async () => {
    const chunk = new TextEncoder().encode(
      `<Item Code="12345678"><Part A="1"/><Part A="2"/></Item>\n`.repeat(200),
    );
    let given = 0;
    let asked = 0;
    async function* long() {
      yield new TextEncoder().encode('<Root><List>\n');
      for (; asked * chunk.length < 5_000_000; asked += 1) yield chunk;
      yield new TextEncoder().encode('</List></Root>');
    }
    let furthestAhead = 0;
    for await (const record of readXmlRecords(long(), containers)) {
      if ('element' in record) given += 1;
      furthestAhead = Math.max(furthestAhead, asked * 200 - given);
    }
    expect(given).toBe(asked * 200);
    // The reader requested at most the chunk of the records it returns.
    expect(furthestAhead).toBeLessThanOrEqual(200);
  });
});
