import { deliveryChecks } from '../../../defaults.ts';
import type { DeliveryFinding, DeliveryRule, FindingExample } from '../../../ports/supply/deliveries-port.ts';

export type DeliveryFindings = ReturnType<typeof collectFindings>;

/** What looks like a mistake, by rule. */
export function collectFindings() {
  const byRule = new Map<DeliveryRule, Map<string, FindingExample>>();
  const samples: FindingExample[] = [];
  return {
    add(rule: DeliveryRule, key: string, example: FindingExample): void {
      const examples = byRule.get(rule) ?? new Map<string, FindingExample>();
      examples.set(key, example);
      byRule.set(rule, examples);
    },
    /** A later record replaces what an earlier one has found. */
    forget(key: string): void {
      for (const examples of byRule.values()) examples.delete(key);
    },
    sample(example: FindingExample): void {
      if (samples.length < deliveryChecks.examples) samples.push(example);
    },
    addSamples(rule: DeliveryRule): void {
      for (const example of samples) this.add(rule, example.subject, example);
    },
    list: (): readonly DeliveryFinding[] =>
      [...byRule].flatMap(([rule, examples]) =>
        examples.size === 0
          ? []
          : [
              {
                rule,
                count: examples.size,
                examples: [...examples.values()].slice(0, deliveryChecks.examples),
              },
            ],
      ),
  };
}
