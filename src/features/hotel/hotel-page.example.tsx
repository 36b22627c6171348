import { HotelAmenities } from './description/hotel-amenities.tsx';
import { HotelDescription } from './description/hotel-description.tsx';
import { exampleHotel, exampleHotelDetails, exampleReviews } from './example-hotel.ts';
import { HotelFactsLine } from './hotel-facts-line.tsx';
import { HotelRooms } from './hotel-rooms.tsx';
import { HotelTitle } from './hotel-title.tsx';
import { PictureMosaic } from './pictures/picture-mosaic.tsx';
import { HotelReviews } from './reviews/hotel-reviews.tsx';

export const title = "A hotel's story";

const pictures = (count: number) => (
  <PictureMosaic
    hotelName={exampleHotel.name}
    media={exampleHotelDetails.media.slice(0, count)}
    scene={exampleHotel.mainImage.scene}
  >
    <HotelTitle hotel={exampleHotel} />
  </PictureMosaic>
);

const accessibility = {
  stepFreeEntrance: true,
  lift: true,
  doorWidth: 82,
  accessibleBathroom: null,
  accessibleRooms: 2,
};

export const examples = [
  { name: 'pictures with a film', render: () => pictures(5) },
  { name: 'pictures: two', render: () => pictures(2) },
  { name: 'pictures: none but the main one', render: () => pictures(0) },
  {
    name: 'facts',
    render: () => <HotelFactsLine hotel={exampleHotel} reviews={exampleReviews} offer={null} />,
  },
  {
    name: 'description of a hotel that has given nothing about access',
    render: () => <HotelDescription hotelName={exampleHotel.name} details={exampleHotelDetails} />,
  },
  {
    name: 'description of a hotel that has',
    render: () => (
      <HotelDescription hotelName={exampleHotel.name} details={{ ...exampleHotelDetails, accessibility }} />
    ),
  },
  {
    name: 'amenities',
    render: () => (
      <HotelAmenities
        amenities={exampleHotelDetails.amenities}
        certificate={exampleHotelDetails.certificate}
      />
    ),
  },
  {
    name: 'rooms',
    render: () => (
      <HotelRooms
        hotelName={exampleHotel.name}
        rooms={exampleHotelDetails.rooms}
        media={exampleHotelDetails.media}
        boards={exampleHotelDetails.boards}
      />
    ),
  },
  {
    name: 'reviews',
    render: () => <HotelReviews hotel={exampleHotel} reviews={exampleReviews} />,
  },
  {
    name: 'reviews: none',
    render: () => (
      <HotelReviews
        hotel={{ ...exampleHotel, ratings: { average: null, count: 0 } }}
        reviews={{ total: 0, first: [], reviewsUrl: null }}
      />
    ),
  },
];
