import { provideSessionHistory } from '../../site/session-history.ts';
import { createHistoryApiSession } from './history-api-session.ts';

// Loaded only by browsers without the Navigation API.
provideSessionHistory(createHistoryApiSession());
