import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderBlur } from './render-blur.ts';

test('a blur is a picture of its four colours, from the upper edge to the lower', async () => {
  const [, base64 = ''] = renderBlur(['#0b1836', '#2c5072', '#ffffff', '#000000']).split(',');
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1, height: 4, channels: 3 });
  expect(data.toString('hex')).toBe('0b18362c5072ffffff000000');
});
