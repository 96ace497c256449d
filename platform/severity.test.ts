import {describe, expect, it} from 'vitest';

import findingSchema from './schemas/finding.json';
import {toSeverityClasses, SEVERITIES} from './severity';

describe('toSeverityClasses', () => {
  it('knows the severities of the schema of findings', () => {
    expect([...SEVERITIES].sort()).toEqual(findingSchema.properties.severity.enum.toSorted());
  });

  it('names the chip of a severity', () => {
    expect(toSeverityClasses('HIGH')).toEqual(['severity', 'severity-high']);
  });

  it.each(['high', 'High', 'CRITICAL', ''])('has none for "%s"', (value) => {
    expect(toSeverityClasses(value)).toBeUndefined();
  });
});
