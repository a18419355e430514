"""The network behind the hand: of a picture, of what `Net` sees in it and of clicks or a box, which pixels belong to what is meant.

In the manner of RITM (Sofiiuk et al. 2021, "Reviving Iterative Training with Mask Guidance"): clicks and the last answer are channels, and
it learns to be put right. What `Net` sees is given as it comes, uncertain and at times left out: on photos it errs.
"""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from augment import HIDDEN, MOST_THINGS, bounds, counts
from model import CLASSES, OFFSET_UNIT, PLANES, Trunk, prepare

WIDTHS = (16, 32, 64, 112, 144)
INPUTS = 48
UNIT = 128  # places are measured in this share of the longer side
NEAR, WIDE, MIDDLE = 2.5, 16, 4  # how far a click reaches, and how far middles of one thing lie apart, in units
SURFACES = [CLASSES.index(name) for name in ('ceiling', 'wall', 'floor')]
LEAST = 0.002  # share of the picture that somebody points at
QUESTIONS = 2  # a picture
BOXED = 0.3  # of the questions
NAMED = 0.5  # of those with a box
ROUNDS = 0.3, 0.6, 0.85  # shares of the batches: no correction, at most one, at most two, else three
UNSEEN = 0.1  # of the questions without what `Net` sees of classes and planes
WEIGHTS = {'cross': 1.0, 'jaccard': 1.0}


class Pointing(Trunk):
    """Per pixel one number: above 0, it belongs."""

    def __init__(self, widths=WIDTHS):
        super().__init__(widths, nn.Conv2d(INPUTS, widths[0], 1))
        self.o = nn.Conv2d(self.widths[0], 1, 1)

    def forward(self, x):
        return self.o(self.through(self.s(x))[0]).float()[:, 0]


def load(path):
    """A trained network ready to be asked."""
    kept = torch.load(path, map_location='cpu')
    net = Pointing(kept['widths'])
    net.load_state_dict(kept['state'])
    return net.eval()


def grid(n, height, width):
    down, across = torch.meshgrid(torch.arange(height).float(), torch.arange(width).float(), indexing='ij')
    return torch.stack([across, down])[None].expand(n, -1, -1, -1)


def bell(square, reach):
    return torch.exp(-0.5 * square / reach**2)


def at(map, click):
    """The values of maps (n, channels, height, width) at a click each, (n, 2) across and down."""
    x, y = click.long().unbind(1)
    return map[torch.arange(len(map)), :, y, x][:, :, None, None]


def length(map):
    # Several times as fast as `norm`.
    return (map * map).sum(1, keepdim=True).sqrt()


def alike(unit, value):
    """Cosine between shares of length 1 and others, per pixel."""
    return (unit * value).sum(1) / (length(value)[:, 0] + 1e-6)


def look(seen, x):
    """What `Net` says of pictures (0..1), as the questions need it."""
    return {
        'colours': prepare(x),
        'classes': F.softmax(seen['classes'], 1),
        'planes': F.softmax(seen['planes'], 1),
        'border': torch.sigmoid(seen['border']),
        'middle': seen['offset'] * OFFSET_UNIT + grid(len(x), *x.shape[2:]),
    }


def inputs(sight, keep, away, box, named, last):
    """The channels of questions. `keep`, `away`: clicks, each a pair of places (n, 2) and who has it (n); `box`: left, top, right, bottom
    (n, 4) or 0; `named`: shares of classes that words name (n, classes) or 0; `last`: the answer before, 0..1."""
    n, _, height, width = sight['colours'].shape
    units = {name: sight[name] / (length(sight[name]) + 1e-6) for name in ('classes', 'planes')}
    unit = max(height, width) / UNIT
    places = grid(n, height, width)
    said = []
    for clicks in (keep, away):
        near = wide = middle = classes = planes = colours = torch.zeros(n, height, width)
        for click, has in clicks:
            has = has.float()[:, None, None]
            square = ((places - click[:, :, None, None]) ** 2).sum(1)
            near = torch.maximum(near, has * bell(square, NEAR * unit))
            wide = torch.maximum(wide, has * bell(square, WIDE * unit))
            middle = torch.maximum(middle, has * bell(((sight['middle'] - at(sight['middle'], click)) ** 2).sum(1), MIDDLE * unit))
            classes = torch.maximum(classes, has * alike(units['classes'], at(units['classes'], click)))
            planes = torch.maximum(planes, has * alike(units['planes'], at(units['planes'], click)))
            colours = torch.maximum(colours, has * bell(((sight['colours'] - at(sight['colours'], click)) ** 2).sum(1), 0.3))
        said.append([near, wide, middle, classes, planes, colours])
    (near, wide, middle, classes, planes, colours), (not_near, not_wide, not_middle, not_classes, _, not_colours) = said
    left, top, right, bottom = (side[:, None, None] for side in box.unbind(1))
    has_box = (right > left).float()
    across, down = places[:, 0], places[:, 1]
    inside = has_box * ((across >= left) & (across < right) & (down >= top) & (down < bottom)).float()
    centre = torch.stack([(left + right) / 2, (top + bottom) / 2], 1)
    half = torch.stack([(right - left) / 2, (bottom - top) / 2], 1).clamp(min=1)
    own = has_box * bell((((sight['middle'] - centre) / half) ** 2).sum(1), 0.6)
    core = inside * (((places - centre) / half).abs().amax(1) < 0.6).float()
    usual = (sight['classes'] * core[:, None]).sum((2, 3)) / core.sum((1, 2)).clamp(min=1)[:, None]
    meant = torch.where((named.sum(1) > 0)[:, None], named, usual)[:, :, None, None]
    classes = torch.maximum(classes, has_box * alike(units['classes'], meant))
    marks = [near, wide, middle, classes, planes, colours, not_near, not_wide, not_middle, not_classes, not_colours, inside, own, last]
    seen = [sight[name] for name in ('colours', 'classes', 'planes', 'border')]
    return torch.cat([*seen, torch.stack(marks, 1)], 1)


def depth(mask):
    """About how deep every pixel lies in a mask, (n, height, width)."""
    inside, total = F.pad(mask, (1, 1, 1, 1)), mask
    for radius in (1, 1, 2, 2, 3, 4):
        inside = -F.max_pool2d(-inside[:, None], 2 * radius + 1, 1, radius)[:, 0]
        total = total + radius * inside[:, 1:-1, 1:-1]
    return total


def click_in(mask, sharpness):
    """A place in each mask, the deeper the likelier; and whether there is one."""
    n, height, width = mask.shape
    chance = depth(mask).reshape(n, -1) ** sharpness
    has = chance.sum(1) > 0
    chosen = torch.multinomial(torch.where(has[:, None], chance, torch.ones_like(chance)), 1)[:, 0]
    return torch.stack([chosen % width, torch.div(chosen, width, rounding_mode='floor')], 1).float(), has


def targets(y):
    """`QUESTIONS` masks of each picture with their pictures' numbers and classes: a thing, or a surface of the room."""
    classes, things = y[:, 0], y[:, 2]
    n, most = len(y), MOST_THINGS + len(CLASSES)
    is_surface = torch.isin(classes, torch.tensor(SURFACES))
    key = torch.where(is_surface | (things == 0), MOST_THINGS + classes, things)
    possible = counts(key, most) > LEAST * key[0].numel()
    possible[:, HIDDEN] = False
    possible[:, -1] |= ~possible.any(1)
    surface = torch.zeros(most, dtype=torch.bool)
    surface[[MOST_THINGS + number for number in SURFACES]] = True
    share = lambda chosen: chosen / chosen.sum(1, keepdim=True).clamp(min=1)
    chance = 0.25 * share((possible & surface).float()) + 0.75 * share((possible & ~surface).float())
    chosen = torch.multinomial(chance, QUESTIONS, replacement=True)
    masks = (key[:, None] == chosen[:, :, None, None]).flatten(0, 1)
    pictures = torch.arange(n).repeat_interleave(QUESTIONS)
    kinds = counts(torch.where(masks, classes[pictures], len(CLASSES)), len(CLASSES) + 1)[:, :-1].argmax(1)
    return masks.float(), pictures, kinds


def boxes(mask, has):
    """The box around each mask, drawn by a hand."""
    box = bounds(mask > 0)
    slack = (box[:, 2:] - box[:, :2]).repeat(1, 2) * (0.04 * torch.rand(len(box), 4) - 0.01) * torch.tensor([-1, -1, 1, 1])
    return (box + slack) * has[:, None]


def uncertain(sight):
    """What `Net` sees, firmer or vaguer than it says, and at times nothing of classes and planes."""
    n = len(sight['colours'])
    out = dict(sight)
    blind = (torch.rand(n) < UNSEEN)[:, None, None, None]
    for name, count in (('classes', len(CLASSES)), ('planes', PLANES)):
        powered = sight[name].clamp(min=1e-4) ** (0.5 + torch.rand(n, 1, 1, 1))
        out[name] = torch.where(blind, torch.full_like(powered, 1 / count), powered / powered.sum(1, keepdim=True))
    return out


class Questions:
    """Questions about one batch of pictures, put right in one round or two."""

    def __init__(self, seeing, x, y):
        with torch.no_grad():
            sight = look(seeing(prepare(x).contiguous(memory_format=torch.channels_last)), x)
        self.mask, pictures, kinds = targets(y)
        self.sight = uncertain({name: map[pictures] for name, map in sight.items()})
        n = len(pictures)
        boxed = torch.rand(n) < BOXED
        self.box = boxes(self.mask, boxed)
        named = boxed & (torch.rand(n) < NAMED)
        self.named = F.one_hot(kinds, len(CLASSES)).float() * named[:, None]
        click, _ = click_in(self.mask, 2)
        self.keep, self.away = [(click, ~boxed)], []
        self.last = torch.zeros_like(self.mask)

    def channels(self):
        x = inputs(self.sight, self.keep, self.away, self.box, self.named, self.last)
        return x.contiguous(memory_format=torch.channels_last)

    def put_right(self, answer):
        """A click on the larger of what is missing and what is too much."""
        chosen = answer > 0
        missing, excess = self.mask * ~chosen, (1 - self.mask) * chosen
        lacks = missing.sum((1, 2)) >= excess.sum((1, 2))
        click, has = click_in(torch.where(lacks[:, None, None], missing, excess), 3)
        self.keep.append((click, has & lacks))
        self.away.append((click, has & ~lacks))
        self.last = torch.sigmoid(answer)


def asked(net, seeing, x, y):
    """The network's answers to questions about pictures, after none, one or two corrections, and what is true."""
    questions = Questions(seeing, x, y)
    draw = np.random.rand()
    for _ in range(sum(draw > share for share in ROUNDS)):
        with torch.no_grad():
            questions.put_right(net.eval()(questions.channels()))
    return net.train()(questions.channels()), questions.mask


def losses(answer, mask):
    """Every question weighs the same, however large what is meant is."""
    chosen = torch.sigmoid(answer)
    both = (chosen * mask).sum((1, 2))
    either = (chosen + mask - chosen * mask).sum((1, 2))
    share = mask.mean((1, 2)).clamp(0.02, 0.98)[:, None, None]
    weight = (mask / share + (1 - mask) / (1 - share)).sqrt()
    cross = F.binary_cross_entropy_with_logits(answer, mask, reduction='none') * weight
    return {'cross': cross.mean(), 'jaccard': (1 - (both + 1) / (either + 1)).mean()}
