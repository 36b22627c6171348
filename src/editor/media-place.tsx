import { MediaLibrary } from './media/media-library.tsx';

/** The media library as a place of the app. */
export default function MediaPlace() {
  return <MediaLibrary />;
}
