"""One card is too little to say anything about anybody."""

from typing import Final

from gander.contract.measure import Measure

MEASURE: Final = Measure(answers=lambda played: ())
