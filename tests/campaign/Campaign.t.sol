// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {AttackActions} from "./AttackActions.t.sol";
import {BoxActions} from "./BoxActions.t.sol";
import {BurnActions} from "./BurnActions.t.sol";
import {CardActions} from "./CardActions.t.sol";
import {DaoActions} from "./DaoActions.t.sol";
import {EnergyActions} from "./EnergyActions.t.sol";
import {EpochActions} from "./EpochActions.t.sol";
import {ExchangeActions} from "./ExchangeActions.t.sol";
import {LaunchActions} from "./LaunchActions.t.sol";
import {LockActions} from "./LockActions.t.sol";
import {LpActions} from "./LpActions.t.sol";
import {MarketActions} from "./MarketActions.t.sol";
import {OtcActions} from "./OtcActions.t.sol";
import {Book, Part} from "./Part.t.sol";
import {ProductWorld} from "./Product.t.sol";
import {RwaActions} from "./RwaActions.t.sol";
import {Rogue} from "./Rogue.t.sol";
import {SavingActions} from "./SavingActions.t.sol";

/// @dev Cheat codes that this campaign alone needs.
interface VmMore {
    function etch(address at, bytes calldata code) external;
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool done);
}

/// @title One campaign of random calls over the whole product, with attackers.
contract Campaign is ProductWorld {
    VmMore private constant more = VmMore(address(vm));
    uint256 private constant NEVER = type(uint256).max;
    /// @dev After a number of calls the books are compared, and after another number all users leave: both take time.
    uint256 private constant CHECKED = 4;
    uint256 private constant LEFT = 100;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Book private book;
    Part[] private _parts;
    FuzzSelector[] private _selectors;

    function setUp() public {
        deployProduct();
        book = new Book();
        CardActions cards = new CardActions(book, p);
        BoxActions boxes = new BoxActions(book, p);
        add(cards);
        add(new MarketActions(book, p, cards));
        add(boxes);
        add(new LpActions(book, p));
        SavingActions savings = new SavingActions(book, p);
        add(savings);
        add(new EpochActions(book, p));
        add(new ExchangeActions(book, p));
        add(new LockActions(book, p));
        add(new BurnActions(book, p));
        add(new OtcActions(book, p));
        add(new EnergyActions(book, p));
        RwaActions assets = new RwaActions(book, p);
        add(assets);
        DaoActions votes = new DaoActions(book, p);
        add(votes);
        LaunchActions launches = new LaunchActions(book, p);
        add(launches);
        add(new AttackActions(book, p));
        fundReserves();
        for (uint256 i; i < HONEST; ++i) equip(honest(i), ROOT);
        for (uint256 i; i < ATTACKERS; ++i) equip(attacker(i), i == 0 ? ROOT : attacker(i - 1));
        more.etch(attacker(0), type(Rogue).runtimeCode);
        more.etch(attacker(1), type(Rogue).runtimeCode);
        openBoxes(boxes);
        openWithdrawals(savings);
        launches.openSales();
        assets.openAssets();
        votes.openDao();
        for (uint256 i; i < HONEST; ++i) {
            book.open(honest(i), address(0));
            for (uint256 j; j < 4; ++j) book.open(honest(i), coinAt(j));
        }
        book.begin();
    }

    /// @dev Read by forge: what it may call.
    function targetSelectors() external view returns (FuzzSelector[] memory) {
        return _selectors;
    }

    // ---- What holds

    /// @dev At times all users leave, in a copy of the world. A failure is shrunk in few tries: each takes a second.
    /// forge-config: default.invariant.shrink-run-limit = 200
    function invariant_EveryUserIsWhole() public {
        uint256 calls = book.calls();
        if (calls % CHECKED == 0) check();
        if (calls % LEFT == LEFT - 1) everybodyLeaves();
    }

    function afterInvariant() public {
        everybodyLeaves();
    }

    function check() private view {
        for (uint256 i; i < _parts.length; ++i) _parts[i].check();
        for (uint256 i; i < HONEST; ++i) {
            book.check(honest(i), address(0), "an honest user's TRX");
            book.check(honest(i), address(p.usdt), "an honest user's USDT");
            book.check(honest(i), address(p.tes), "an honest user's TES");
            book.check(honest(i), address(p.tesPair), "an honest user's LP of TES/USDT");
            book.check(honest(i), address(p.trxPair), "an honest user's LP of WTRX/USDT");
        }
    }

    /// @dev Now, and when all terms are over; attackers first.
    function everybodyLeaves() private {
        for (uint256 atTerm; atTerm < 2; ++atTerm) {
            uint256 before = more.snapshotState();
            if (atTerm == 1) {
                vm.warp(vm.getBlockTimestamp() + 400 days);
                blocks.roll(blocks.getBlockNumber() + 300);
            }
            for (uint256 i; i < ATTACKERS; ++i) {
                for (uint256 j; j < _parts.length; ++j) {
                    // An attacker's contract may burn all energy that it gets.
                    try _parts[j].leave{gas: 20_000_000}(attacker(i), atTerm == 1) {} catch {}
                }
            }
            for (uint256 i; i < HONEST; ++i) {
                for (uint256 j; j < _parts.length; ++j) _parts[j].leave(honest(i), atTerm == 1);
            }
            check();
            more.revertToState(before);
        }
    }

    // ---- The beginning

    function add(Part part) private {
        _parts.push(part);
        target(address(part));
        _selectors.push(FuzzSelector(address(part), part.actions()));
    }

    function coinAt(uint256 which) private view returns (address) {
        return [address(p.usdt), address(p.tes), address(p.tesPair), address(p.trxPair)][which];
    }

    /// @dev Little enough that each reserve is short at times.
    function fundReserves() private {
        p.tes.approve(address(p.cards), 300e18);
        p.cards.fund(300e18);
        p.tes.approve(address(p.terms), 300e18);
        p.terms.fund(300e18);
        p.tes.approve(address(p.purchases), 300e18);
        p.purchases.fund(300e18);
        p.tes.transfer(address(p.withdrawal), 1_000e18);
        p.usdt.transfer(address(p.distributor), 1_000e6);
        vm.deal(address(p.distributor), 1_000e6);
        p.tes.transfer(HOUSE, 1_000_000e18);
        vm.prank(HOUSE);
        p.tes.approve(address(p.lp), NEVER);
        vm.prank(HOUSE);
        p.tes.approve(address(p.burning), NEVER);
        p.tes.approve(address(p.burning), 7_776e18);
        p.burning.fund(7_776e18);
    }

    function equip(address user, address inviter) private {
        vm.deal(user, 1e15);
        p.usdt.transfer(user, 1e12);
        p.tes.transfer(user, 1_000_000e18);
        p.odd.transfer(user, 1e26);
        vm.prank(user);
        p.team.bindParent(inviter);
        address[15] memory spenders = [
            address(p.market),
            address(p.router),
            address(p.zap),
            address(p.purchases),
            address(p.terms),
            address(p.lp),
            address(p.lockA),
            address(p.lockB),
            address(p.burning),
            address(p.otc),
            address(p.assets[0]),
            address(p.assets[1]),
            address(p.assets[2]),
            address(p.assets[3]),
            address(p.stakes)
        ];
        address[5] memory coins = [address(p.usdt), address(p.tes), address(p.odd), coinAt(2), coinAt(3)];
        for (uint256 i; i < 15; ++i) {
            for (uint256 j; j < 5; ++j) {
                if (coins[j] == address(p.tes) && spenders[i] == address(p.purchases)) continue;
                vm.prank(user);
                ITRC20(coins[j]).approve(spenders[i], NEVER);
            }
        }
        vm.prank(user);
        p.cards.setApprovalForAll(address(p.market), true);
    }

    function openBoxes(BoxActions boxes) private {
        vm.deal(OPERATOR, 1e15);
        vm.prank(OPERATOR);
        p.team.bindParent(ROOT);
        CardActions cards = CardActions(address(_parts[0]));
        for (uint256 i; i < 12; ++i) cards.buyFor(OPERATOR);
        vm.prank(OPERATOR);
        p.cards.setApprovalForAll(address(p.boxes), true);
        uint256[] memory ids = new uint256[](8);
        for (uint256 i; i < 8; ++i) ids[i] = 1 + i;
        boxes.create(0, ids);
        ids = new uint256[](4);
        for (uint256 i; i < 4; ++i) ids[i] = 9 + i;
        boxes.create(3_000, ids);
        for (uint256 series = 1; series < 3; ++series) {
            boxes.operate(0, series - 1, 0);
            p.boxes.addBond{value: 4_000e6}(series);
        }
    }

    /// @dev A stage of a day, opened, with a part of each allotment.
    function openWithdrawals(SavingActions savings) private {
        savings.manage(2, 1 days);
        for (uint256 i; i < HONEST + ATTACKERS; ++i) savings.allot(0, i, uint256(keccak256(abi.encode(i))));
        savings.manage(3, 0);
    }
}
