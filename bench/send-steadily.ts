/**
 * Asks one address at a steady rate, whether or not earlier questions are answered, as visitors do who know nothing of each other.
 * Prints the waiting times in milliseconds, each from the moment its question was due, as one JSON array; null for a question that the
 * server refused with 503, since it has more to do than it can.
 * Arguments: address, questions per second, seconds, headers as JSON, status every other answer must have.
 */
import { Agent, get } from 'node:http';

const [url = '', perSecond = '1', seconds = '1', headers = '{}', status = '200'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const total = Math.round(Number(perSecond) * Number(seconds));
const begun = performance.now();

function send(due: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: JSON.parse(headers) as Record<string, string> }, (answer) => {
      const isRefused = answer.statusCode === 503;
      if (!isRefused && answer.statusCode !== Number(status))
        reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(isRefused ? null : performance.now() - due));
    });
    request.once('error', reject);
  });
}

const responses: Promise<number | null>[] = [];
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    while (responses.length < total) {
      const due = begun + (responses.length * 1000) / Number(perSecond);
      if (due > performance.now()) return;
      responses.push(send(due));
    }
    clearInterval(timer);
    resolve();
  }, 1);
});
console.log(JSON.stringify(await Promise.all(responses)));
