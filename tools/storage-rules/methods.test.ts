import { describe, expect, test } from "vitest";
import { decideCondition } from "./sample-request.ts";

const holds = (condition: string) => decideCondition(condition).isPermitted;
const fails = (condition: string) => decideCondition(condition).warnings.length > 0;

describe("conditions that hold", () => {
  test.each([
    "'Ani'.lower() == 'ani' && 'Ani'.upper() == 'ANI' && ' a '.trim() == 'a' && '🌴b'.size() == 2",
    "'a/b/c'.split('/') == ['a', 'b', 'c'] && 'a1b'.split('([0-9])') == ['a', 'b']",
    "'banana'.replace('a', 'o') == 'bonono' && 'aa'.replace('^a', '') == 'a'",
    "'image/png'.matches('image/(png|jpeg|webp)') && !'image/pngx'.matches('image/(png|jpeg|webp)')",
    "'hi'.toUtf8().size() == 2 && 'hi'.toUtf8().toHexString() == '6869' && 'hi'.toUtf8().toBase64() == 'aGk='",
    "[1, 2].size() == 2 && [1].concat([2]) == [1, 2] && [1, 2, 1].removeAll([1]) == [2] && ['a', 'b'].join('-') == 'a-b'",
    "['a', 'b'].hasAny(['b', 'c']) && !['a'].hasAny(['b']) && ![].hasAny([])",
    "['a', 'b'].hasAll(['a']) && !['a'].hasAll(['a', 'b']) && ['a'].hasAll([])",
    "['a', 'a'].hasOnly(['a', 'b']) && !['a', 'c'].hasOnly(['a', 'b']) && [].hasOnly(['a'])",
    "['a'].toSet().hasOnly(['a']) && ['a'].toSet().union(['b'].toSet()).size() == 2",
    "[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet() && [1, 2].toSet().difference([2].toSet()) == [1].toSet()",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1] && {'a': 1}.size() == 1",
    "{'a': 1}.get('a', 0) == 1 && {'a': 1}.get('b', 0) == 0 && {'a': {'b': 2}}.get(['a', 'b'], 0) == 2 && {'a': 1}.get(['a', 'b'], 0) == 0",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).addedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 4}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2, 'd': 5}.diff({'b': 3, 'c': 4, 'd': 5}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    "request.time.year() == 2026 && request.time.month() == 11 && request.time.day() == 21",
    "request.time.hours() == 8 && request.time.minutes() == 30 && request.time.seconds() == 15 && request.time.nanos() == 250000000",
    "request.time.dayOfWeek() == 6 && request.time.dayOfYear() == 325 && request.time.toMillis() == 1795249815250",
    "request.time.date() == timestamp.date(2026, 11, 21) && request.time.time() == duration.time(8, 30, 15, 250000000)",
    "request.time < timestamp.date(2027, 1, 1) && request.time > timestamp.date(2026, 1, 1)",
    "timestamp.date(2026, 11, 22) - request.time < duration.value(1, 'd')",
    "timestamp.date(2026, 1, 1) + duration.value(1, 'w') == timestamp.date(2026, 1, 8)",
    "timestamp.date(2026, 1, 8) - duration.value(168, 'h') == timestamp.date(2026, 1, 1)",
    "duration.value(90, 's').seconds() == 90 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(1, 'm') + duration.value(1, 's') - duration.value(61, 's') == duration.abs(duration.value(0, 'ns'))",
    "math.abs(-2) == 2 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(1.5) == 2 && math.sqrt(4) == 2.0",
    "math.pow(2, 3) == 8.0 && math.isNaN(math.sqrt(-1)) && math.isInfinite(1.0 / 0.0) && math.abs(-1.5) == 1.5",
    "int('12') == 12 && int(1.9) == 1 && float('1.5') == 1.5 && float(2) is float && string(12) == '12' && string(true) == 'true'",
  ])("%s", (condition) => {
    expect(decideCondition(condition)).toEqual({ isPermitted: true, warnings: [] });
  });
});

describe("conditions that cannot be evaluated deny", () => {
  test.each([
    "null.size() == 0",
    "1.0.lower() == 'a'",
    "[1].keys() == []",
    "'a'.matches(1)",
    "['a'].hasOnly('a')",
    "['a'].concat(['b'].toSet()) == ['a', 'b']",
    "'a'.matches('a' + '(?!b)')",
    "'a'.replace('a', '$1') == ''",
    "[1].join(',') == '1'",
    "{'a': 1}.diff(null).affectedKeys().size() == 1",
    "timestamp.date(2026, 2, 30) < request.time",
    "timestamp.value(9223372036854775807).year() > 0",
    "duration.value(1, 'year') > duration.value(1, 'd')",
    "duration.value(1, 'toString') > duration.value(1, 'd')",
    "math.floor(1.0 / 0.0) == 1",
    "math.abs('1') == 1",
    "int('1x') == 1",
    "int(null) == 0",
    "string([]) == ''",
    "request.time + request.time == request.time",
    "{'a': 1}.constructor == null",
  ])("%s", (condition) => {
    expect(holds(condition)).toBe(false);
    expect(fails(condition)).toBe(true);
  });
});
