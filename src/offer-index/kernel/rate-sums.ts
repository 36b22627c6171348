import { shortAt } from './access';

/**
 * Sum of the rates of nights on end, in units of the plan; sums are stored modulo 65,536.
 * @param sums address of running sums, 16 bits each
 * @param from first night, `to` the day after the last, both counted from the first sum
 */
export function sumBetween(sums: usize, from: i32, to: i32): i32 {
  return (shortAt(sums, to) - shortAt(sums, from)) & 0xffff;
}
