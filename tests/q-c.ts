import { askShopDatabase } from './browser/support/read-mail.ts';
process.env.SHOP_DATA = '/tmp/shop-c2';
console.log(await askShopDatabase(process.argv[2]!, []));
