import type { Shape } from './require-known-shape.ts';

/** MultimediaDescriptionGroup: whose a picture is, and how long it may be shown. */
const rights = [
  'CopyrightNotice',
  'CopyrightOwner',
  'CopyrightStart',
  'CopyrightEnd',
  'ApplicableStart',
  'ApplicableEnd',
  'EffectiveStart',
  'EffectiveEnd',
];

/** Elements of `OTA_HotelDescriptiveContentNotifRQ` and `OTA_HotelInvNotifRQ` that are read. */
export const descriptiveShapes: Readonly<Record<string, Shape | undefined>> = {
  HotelDescriptiveContent: {
    attributes: ['HotelCode', 'HotelName', 'HotelCityCode', 'LanguageCode'],
    children: ['HotelInfo', 'ContactInfos'],
  },
  HotelInfo: { attributes: [], children: ['Descriptions', 'Position', 'Services'] },
  Descriptions: { attributes: [], children: ['MultimediaDescriptions'] },
  MultimediaDescriptions: { attributes: [], children: ['MultimediaDescription'] },
  MultimediaDescription: { attributes: ['InfoCode'], children: ['TextItems', 'ImageItems'] },
  TextItems: { attributes: [], children: ['TextItem'] },
  TextItem: { attributes: [], children: ['Description'] },
  ImageItems: { attributes: [], children: ['ImageItem'] },
  ImageItem: { attributes: ['Category', ...rights], children: ['ImageFormat', 'Description'] },
  ImageFormat: { attributes: rights, children: ['URL'] },
  URL: { attributes: [], children: [] },
  Description: { attributes: ['TextFormat', 'Language'], children: [] },
  Position: { attributes: ['Latitude', 'Longitude'], children: [] },
  Services: { attributes: [], children: ['Service'] },
  Service: { attributes: ['Code'], children: [] },
  ContactInfos: { attributes: [], children: ['ContactInfo'] },
  ContactInfo: { attributes: [], children: ['Addresses', 'Phones'] },
  Addresses: { attributes: [], children: ['Address'] },
  Address: { attributes: [], children: ['AddressLine', 'CityName', 'PostalCode', 'CountryName'] },
  AddressLine: { attributes: [], children: [] },
  CityName: { attributes: [], children: [] },
  PostalCode: { attributes: [], children: [] },
  CountryName: { attributes: ['Code'], children: [] },
  Phones: { attributes: [], children: ['Phone'] },
  Phone: { attributes: ['PhoneNumber'], children: [] },
};

/** Elements of a `SellableProduct` that are read. */
export const inventoryShapes: Readonly<Record<string, Shape | undefined>> = {
  SellableProduct: {
    attributes: ['InvNotifType', 'InvStatusType', 'InvType', 'InvTypeCode'],
    children: ['GuestRoom'],
  },
  GuestRoom: { attributes: [], children: ['Occupancy', 'Room', 'Description'] },
  Occupancy: { attributes: ['MinOccupancy', 'MaxOccupancy'], children: [] },
  Room: { attributes: ['Quantity', 'SizeMeasurement', 'SizeMeasurementUnitCode'], children: [] },
  Description: { attributes: [], children: ['Text'] },
  Text: { attributes: ['TextFormat', 'Language'], children: [] },
};
