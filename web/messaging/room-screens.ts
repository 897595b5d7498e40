import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inRooms = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('room', screen);

/* What works with a network alone. */
export const loadMessageGuard = () => inRooms(import('./MessageGuard.tsx').then((part) => part.MessageGuard));
export const loadRoomsPage = () => inRooms(import('./room-parts.ts').then((part) => part.RoomsPage));
export const loadRoomPage = () => inRooms(import('./room-parts.ts').then((part) => part.RoomPage));
export const loadBroadcastsPage = () => inRooms(import('./BroadcastsPage.tsx').then((part) => part.BroadcastsPage));
export const loadReportedMessagesPage = () =>
  inRooms(import('./ReportedMessagesPage.tsx').then((part) => part.ReportedMessagesPage));
