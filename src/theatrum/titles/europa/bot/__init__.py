"""How the steward plays: reasons for and against each choice, weighed in points of Prestige.

`balance.py` says what a position is worth to a seat, part by part; `ahead.py` weighs a choice by what surely follows
from it. What a chain of choices leads to (a war, a march, a deal, an event) is foreseen in a module for each area.
"""
