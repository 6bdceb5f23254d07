"""Many short cases in one test: of thousands of them, most of the time would go into giving them out one by one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., None]


def each(names: str, cases: Iterable[Any], called: Callable[[Any], str] = repr) -> Callable[[Test], Test]:
    """Run a test with each case in turn, all of them even where some fail; those that do are named with their faults.

    `names`: the arguments that a case fills; what else the test takes are fixtures, which all cases share.
    """
    own, wanted = names.split(), tuple(cases)
    assert wanted, "a test of nothing"

    def together(test: Test) -> Test:
        @wraps(test)
        def every(**fixtures: Any) -> None:
            faults: dict[str, BaseException] = {}
            for case in wanted:
                values = dict(zip(own, case if len(own) > 1 else (case,), strict=True))
                try:
                    test(**values, **fixtures)
                except (Exception, pytest.fail.Exception) as fault:
                    faults[called(case)] = fault
            if faults:
                told = "\n".join(f"{case}: {fault!r}" for case, fault in faults.items())
                raise AssertionError(f"{len(faults)} of {len(wanted)} cases fail\n{told}") from next(
                    iter(faults.values())
                )

        left = [one for name, one in inspect.signature(test).parameters.items() if name not in own]
        every.__signature__ = inspect.Signature(left)  # type: ignore[attr-defined]
        return every

    return together
