import { makeStaffAccount } from '../browser/support/staff-account.ts';
import { expect, journey } from './support/journey.ts';
import { button, dialog, field, frame, heading, inside, nth, part, role } from './support/what.ts';

journey('[MOD-001] [MOD-002] a page of two modules is made, published and live', async ({ shopper }) => {
  const { email, password, generateCode } = await makeStaffAccount('publisher');
  await shopper.visit('/_office/sign-in');
  await shopper.type(part('[name=email]'), email);
  await shopper.type(part('[name=password]'), password);
  await shopper.type(part('[name=code]'), generateCode());
  await shopper.press(part('form button[type=submit]'));
  await shopper.arriveAt(/^\/_editor/);
  await shopper.press(button('New page'));
  const title = `Inselsommer ${Date.now().toString(36)}`;
  await shopper.type(inside(dialog(/./), field(/^Title/)), title);
  const slug = await shopper.valueOf(inside(dialog(/./), field(/^Address/)));
  await shopper.press(inside(dialog(/./), button('Create')));
  await shopper.see(heading(title));
  // A narrow window shows one side of the editor at a time, and a module that was added on the page.
  const openBlocks = async () => {
    if (shopper.isNarrow) await shopper.press(role('radio', 'Blocks'));
  };
  await openBlocks();
  await shopper.press(role('radio', 'Add'));
  await shopper.press(button('Add Hero slider'));
  await openBlocks();
  await shopper.press(button('Add Text block'));
  await openBlocks();
  await shopper.press(role('radio', 'Outline'));
  await shopper.press(nth(inside(role('region', 'Blocks'), button(/^Hero/)), 0));
  if (shopper.isNarrow) await shopper.press(role('radio', 'Fields'));
  await shopper.type(field('Headline (English)'), 'Tage am Wasser');
  if (shopper.isNarrow) await shopper.press(role('radio', 'Page'));
  await shopper.read(frame('#preview-frame'), /Tage am Wasser/);
  await shopper.read(role('status'), /Saved/);
  await shopper.press(button(/^Publish …/));
  await shopper.press(inside(dialog(/./), button('Publish now')));
  await shopper.see(part('header *', 'Published'));
  await shopper.visit(`/de-de/${slug}`);
  await shopper.see(heading('Tage am Wasser'));
  expect(await shopper.address()).toBe(`/de-de/${slug}`);
});
