import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './database.ts';

/** One PostgreSQL for the whole run; each test file takes a database of its own with `createTestDatabase`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startTestDatabase();
  project.provide('testDatabase', { url, template });
  return stop;
}
