import { useEffect, useState } from 'react';

/** The value once it has stayed the same for some time, and until then the one before. @param delay milliseconds */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
