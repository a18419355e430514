"""The network: a U-Net of depthwise separable convolutions with one pooled overview, in the order the engine reads it."""

import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = (
    'ceiling wall floor window curtain sofa bed table chair rug painting plant lamp cabinet other '
    'door stairs radiator appliance clutter cushion screen mirror fireplace'
).split()
PLANES = 6
CAMERA = 5  # horizon, pitch, roll, yaw, log of the focal length
WIDTHS = (24, 40, 72, 112, 144)
LESS_CAST = 0.4  # how much of a colour cast is taken away, as in the engine


class Separable(nn.Module):
    def __init__(self, inputs, outputs, stride=1):
        super().__init__()
        self.d = nn.Conv2d(inputs, inputs, 3, stride, 1, groups=inputs, bias=False)
        self.p = nn.Conv2d(inputs, outputs, 1, bias=False)
        self.b = nn.BatchNorm2d(outputs)

    def forward(self, x):
        return F.relu(self.b(self.p(self.d(x))))


class Net(nn.Module):
    """Per pixel: classes, planes, whether a border between things runs there. Per picture: the camera."""

    def __init__(self, widths=WIDTHS, classes=len(CLASSES)):
        super().__init__()
        self.widths = tuple(widths)
        c = self.widths
        self.s = nn.Sequential(nn.Conv2d(5, c[0], 3, 1, 1, bias=False), nn.BatchNorm2d(c[0]), nn.ReLU())
        self.e = nn.ModuleList(
            nn.Sequential(Separable(c[i - 1], c[i], 2), Separable(c[i], c[i]), Separable(c[i], c[i])) for i in range(1, 5)
        )
        self.mid = nn.Sequential(Separable(c[4], c[4]), Separable(c[4], c[4]))
        self.g = nn.Linear(c[4], c[4])
        self.u = nn.ModuleList(
            nn.Sequential(Separable(c[i] + c[i - 1], c[i - 1]), Separable(c[i - 1], c[i - 1])) for i in range(4, 0, -1)
        )
        self.o = nn.Conv2d(c[0], classes, 1)
        self.planes = nn.Conv2d(c[0], PLANES, 1)
        self.border = nn.Conv2d(c[0], 1, 1)
        self.camera = nn.Linear(c[4], CAMERA)

    def forward(self, x):
        n, _, height, width = x.shape
        low = torch.linspace(-1, 1, height)[None, None, :, None].expand(n, 1, -1, width)
        aside = torch.linspace(-1, 1, width).abs()[None, None, None, :].expand(n, 1, height, -1)
        h = self.s(torch.cat([x, low, aside], 1))
        passed = [h]
        for step in self.e:
            h = step(h)
            passed.append(h)
        h = self.mid(h)
        overview = h.mean((2, 3))
        h = h + self.g(overview)[:, :, None, None]
        for k, step in enumerate(self.u):
            beside = passed[3 - k]
            h = step(torch.cat([F.interpolate(h, size=beside.shape[2:], mode='bilinear', align_corners=False), beside], 1))
        return {'classes': self.o(h), 'planes': self.planes(h), 'border': self.border(h), 'camera': self.camera(overview)}


def less_cast(x):
    """Colours (0..1) without the strongest cast: what the engine feeds the network, too."""
    mean = x.mean((2, 3), keepdim=True)
    return (x * (mean.mean(1, keepdim=True) / mean.clamp(min=0.02)) ** LESS_CAST).clamp(0, 1)


def prepare(x):
    return (less_cast(x) - 0.5) * 4


def grow(net, state):
    """Takes over earlier weights: a class head with fewer outputs is continued by the mean of the others."""
    own = net.state_dict()
    taken = 0
    for name, value in state.items():
        if name not in own:
            continue
        if own[name].shape == value.shape:
            own[name].copy_(value)
        elif name.startswith('o.'):
            own[name][: value.shape[0]] = value
            own[name][value.shape[0] :] = value.mean(0) - (1 if name.endswith('bias') else 0)
        else:
            continue
        taken += 1
    return taken


def load(path):
    """A trained network ready to be asked; earlier files may hold fewer classes and no other heads."""
    kept = torch.load(path)
    state = kept.get('state', kept)
    net = Net(kept.get('widths', WIDTHS), state['o.bias'].shape[0])
    grow(net, state)
    return net.eval()
