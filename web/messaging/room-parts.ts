/* The two screens of rooms, in one part. */
export { RoomPage } from './RoomPage.tsx';
export { RoomsPage } from './RoomsPage.tsx';
