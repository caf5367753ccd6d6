// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {BlindBoxes} from "../../features/blindbox/contract/BlindBoxes.sol";
import {BurnMining} from "../../features/burn/contract/BurnMining.sol";
import {IBurnMining} from "../../features/burn/contract/IBurnMining.sol";
import {Dao} from "../../features/dao/contract/Dao.sol";
import {DaoPool} from "../../features/dao/contract/DaoPool.sol";
import {DaoTimelock} from "../../features/dao/contract/DaoTimelock.sol";
import {VoteStake} from "../../features/dao/contract/VoteStake.sol";
import {RewardDistributor} from "../../features/earnings/contract/RewardDistributor.sol";
import {NETWORK, EnergyNetwork, beNetwork} from "../../features/energy/contract/EnergyNetwork.t.sol";
import {ILender} from "../../features/energy/contract/ILender.sol";
import {ILenderFactory} from "../../features/energy/contract/ILenderFactory.sol";
import {IPair} from "../../features/exchange/contract/IPair.sol";
import {PairFactory} from "../../features/exchange/contract/PairFactory.sol";
import {Router} from "../../features/exchange/contract/Router.sol";
import {TwapOracle} from "../../features/exchange/contract/TwapOracle.sol";
import {Wtrx} from "../../features/exchange/contract/Wtrx.sol";
import {Zap} from "../../features/exchange/contract/Zap.sol";
import {Sale} from "../../features/launch/contract/Sale.sol";
import {TokenFactory} from "../../features/launch/contract/TokenFactory.sol";
import {LockA} from "../../features/lock/contract/LockA.sol";
import {LockB} from "../../features/lock/contract/LockB.sol";
import {ILpPurchases} from "../../features/lp/contract/ILpPurchases.sol";
import {ILpStaking} from "../../features/lp/contract/ILpStaking.sol";
import {LpPurchases} from "../../features/lp/contract/LpPurchases.sol";
import {LpStaking} from "../../features/lp/contract/LpStaking.sol";
import {CardMarket} from "../../features/nft/contract/CardMarket.sol";
import {Cards} from "../../features/nft/contract/Cards.sol";
import {ICardArt} from "../../features/nft/contract/ICardArt.sol";
import {ICards} from "../../features/nft/contract/ICards.sol";
import {Otc} from "../../features/otc/contract/Otc.sol";
import {IRwaAsset} from "../../features/rwa/contract/IRwaAsset.sol";
import {IRwaRegistry} from "../../features/rwa/contract/IRwaRegistry.sol";
import {ITermStaking} from "../../features/staking/contract/ITermStaking.sol";
import {TermStaking} from "../../features/staking/contract/TermStaking.sol";
import {FeeSplitter} from "../../features/team/contract/FeeSplitter.sol";
import {Team} from "../../features/team/contract/Team.sol";
import {IStagedWithdrawal} from "../../features/withdrawal/contract/IStagedWithdrawal.sol";
import {StagedWithdrawal} from "../../features/withdrawal/contract/StagedWithdrawal.sol";
import {Blocks} from "../../platform/contracts/Blocks.t.sol";
import {OddToken} from "../../platform/contracts/OddToken.t.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {TestBase} from "../../platform/contracts/TestBase.t.sol";
import {Usdt} from "../../platform/contracts/local/Usdt.sol";
import {People} from "./People.t.sol";

/// @dev Every contract of the product.
struct Product {
    Tes tes;
    Usdt usdt;
    OddToken odd;
    Wtrx wtrx;
    PairFactory factory;
    Router router;
    Zap zap;
    TwapOracle oracle;
    IPair tesPair;
    IPair trxPair;
    Team team;
    FeeSplitter splitter;
    RewardDistributor distributor;
    Cards cards;
    CardMarket market;
    BlindBoxes boxes;
    LpStaking lp;
    LpPurchases purchases;
    TermStaking terms;
    StagedWithdrawal withdrawal;
    LockA lockA;
    LockB lockB;
    BurnMining burning;
    Otc otc;
    IRwaRegistry registry;
    IRwaAsset[] assets;
    TokenFactory launches;
    Sale[] sales;
    DaoTimelock timelock;
    DaoPool pool;
    VoteStake stakes;
    Dao dao;
    ILenderFactory energy;
    ILender[] lenders;
}

/// @dev What buyers of each asset saw.
bytes32 constant RWA_DOCUMENT = keccak256("offering");

/// @dev Makes a token of a million without fees, and its sale: ten shares at 5,000 TRX, as many inside from 7,500 TRX on, two
/// of each an account; soft cap three; 40 % of the liquidity for users, 20 % locked; a floor of 20 %; four parts.
function launchCall(uint256 start) pure returns (bytes memory) {
    uint256[9] memory numbers;
    numbers[0] = 1_000_000e18;
    uint256[13] memory terms = [
        start, 5_000e6, 7_500e6, 10, 2, 2, 3_000, 4_000, 2_000, 5 days, 2_500, 10 days, 2_000
    ];
    bool[2] memory switches;
    address receiver = address(0xA001);
    return abi.encodeCall(
        TokenFactory.createTokenAndPresale,
        ("Moon", "MOON", numbers, address(0), switches, terms, receiver, true)
    );
}

/// @title The whole product, deployed as it is by `apps/deploy`, with pools that trade.
/// @notice TRX is 0.30 USDT, TES 0.05. The splitter's pool is the distributor. `odd`, which has every bad habit, is a
/// coin of the market and of TermStaking.
abstract contract ProductWorld is TestBase, People {
    Blocks internal constant blocks = Blocks(address(vm));

    Product internal p;

    function deployProduct() internal {
        vm.warp(1_800_000_000);
        blocks.roll(1_000);
        vm.deal(address(this), 1e18);
        p.tes = Tes(deploy("Tes", abi.encode(address(this))));
        p.usdt = Usdt(deploy("Usdt", abi.encode(1e18)));
        p.odd = new OddToken();
        deployExchange();
        p.team = Team(deploy("Team", abi.encode(ROOT)));
        p.distributor = RewardDistributor(deploy("RewardDistributor", abi.encode(BUILDER, GUARDIAN, 1 days)));
        p.splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(p.team, PLATFORM, p.distributor)));
        deployCards();
        deployStaking();
        IStagedWithdrawal.Managers memory all = IStagedWithdrawal.Managers(MANAGER, MANAGER, MANAGER, MANAGER, MANAGER);
        bytes memory parameters = abi.encode(p.tes, 1e18, all, 7 days, 30 days, 50, PLATFORM);
        p.withdrawal = StagedWithdrawal(deploy("StagedWithdrawal", parameters));
        address prices = deploy("CoinPrices", abi.encode(p.factory, p.oracle, p.wtrx, p.usdt));
        p.lockA = LockA(deploy("LockA", abi.encode(prices)));
        p.lockB = LockB(deploy("LockB", abi.encode(MANAGER, p.factory, p.tes, p.usdt, 1 days)));
        p.otc = Otc(deploy("Otc", abi.encode(p.team, p.splitter, coinsOf(p.usdt, p.tes))));
        deployBurning();
        p.timelock = DaoTimelock(deploy("DaoTimelock", abi.encode(2 hours, address(this))));
        p.pool = DaoPool(deploy("DaoPool", abi.encode(p.timelock)));
        deployLaunches();
        deployDao();
        deployAssets();
        deployEnergy();
    }

    /// @dev Six sales, begun before: so long ago that each is in another state.
    function deployLaunches() private {
        p.launches =
            TokenFactory(deploy("TokenFactory", abi.encode(MANAGER, p.timelock, p.team, p.router, p.lockA, 22e6)));
        uint256 now_ = vm.getBlockTimestamp();
        uint256[6] memory ages = [uint256(28), 35, 61, 31, 70, 64];
        for (uint256 i; i < 6; ++i) {
            address creator = i % 2 == 1 ? honest(0) : attacker(3);
            vm.warp(now_ - ages[i] * 1 days);
            vm.deal(creator, 22e6);
            vm.prank(creator);
            (bool done, bytes memory made) =
                address(p.launches).call{value: 22e6}(launchCall(now_ - ages[i] * 1 days));
            require(done, "A sale was not made");
            (, address sale) = abi.decode(made, (address, address));
            p.sales.push(Sale(sale));
        }
        vm.warp(now_);
    }

    /// @dev An hour's delay, three days' vote: a proposal ends in the campaign. The floor is 200,000 TES.
    function deployDao() private {
        p.stakes = VoteStake(deploy("VoteStake", abi.encode(p.tes)));
        uint256[4] memory times = [uint256(1 hours), 3 days, 1 hours, 1 hours];
        bytes memory parameters =
            abi.encode(p.stakes, p.timelock, p.pool, p.launches, times, 100_000e18, 200_000e18);
        p.dao = Dao(deploy("Dao", parameters));
        p.timelock.grantRole(p.timelock.PROPOSER_ROLE(), address(p.dao));
        p.timelock.grantRole(p.timelock.EXECUTOR_ROLE(), address(p.dao));
        p.timelock.renounceRole(p.timelock.DEFAULT_ADMIN_ROLE(), address(this));
        p.pool.donate{value: 1_000e6}();
        p.tes.transfer(address(p.pool), 100_000e18);
        p.tes.transfer(HOUSE, 30_000_000e18);
    }

    /// @dev Lenders of two honest users and of an attacker, of 100 TRX each, whose TRX gives about 10 energy.
    function deployEnergy() private {
        p.energy = ILenderFactory(deploy("LenderFactory"));
        beNetwork(p.energy.stakeOps());
        EnergyNetwork(NETWORK).set(180e9, 18e9);
        address[3] memory providers = [honest(0), honest(1), attacker(3)];
        for (uint256 i; i < 3; ++i) {
            vm.deal(providers[i], 100e6);
            vm.prank(providers[i]);
            p.lenders.push(ILender(p.energy.make{value: 100e6}(60, 50)));
        }
    }

    /// @dev Four assets, of 100 shares each: the first was made five days ago; then one for 60 days, one for 8, and one in
    /// `odd`. MANAGER lists, GUARDIAN attests, HOUSE issues, FUND pays dividends.
    function deployAssets() private {
        bytes memory parameters =
            abi.encode(p.team, p.splitter, MANAGER, GUARDIAN, coinsOf(p.usdt, p.tes, ITRC20(address(p.odd))));
        p.registry = IRwaRegistry(deploy("RwaRegistry", parameters));
        uint256 now_ = vm.getBlockTimestamp();
        vm.warp(now_ - 5 days);
        makeAsset(address(p.usdt), 10e6, 30 days);
        vm.warp(now_);
        makeAsset(address(p.usdt), 7e6, 60 days);
        makeAsset(address(p.tes), 5e18, 8 days);
        makeAsset(address(p.odd), 3e6, 40 days);
        address[2] memory payers = [HOUSE, FUND];
        for (uint256 i; i < 2; ++i) {
            p.usdt.transfer(payers[i], 1e12);
            p.tes.transfer(payers[i], 1_000_000e18);
            p.odd.transfer(payers[i], 1e26);
        }
    }

    function makeAsset(address coin, uint256 price, uint256 time) private {
        uint256[4] memory numbers = [price, 20, 100, vm.getBlockTimestamp() + time];
        vm.prank(MANAGER);
        address made = p.registry.make("Harbour", "HRBR", RWA_DOCUMENT, numbers, coin, HOUSE, FUND);
        p.assets.push(IRwaAsset(made));
    }

    /// @dev Of a pool of 10^15 a second, so that each period is paid in the campaign.
    function deployBurning() private {
        IBurnMining.Setup memory setup = IBurnMining.Setup({
            team: p.team,
            splitter: p.splitter,
            prices: p.oracle,
            averages: p.oracle,
            router: p.router,
            tes: address(p.tes),
            usdt: address(p.usdt),
            fund: FUND,
            firstPool: 7_776e18,
            passPrice: 10e6,
            nodePrices: [uint256(100e6), 500e6, 2_000e6],
            places: [uint256(5), 3, 1],
            depth: 50_000e6
        });
        p.burning = BurnMining(deploy("BurnMining", abi.encode(setup)));
    }

    function deployExchange() private {
        p.wtrx = Wtrx(deploy("Wtrx"));
        p.factory = PairFactory(deploy("PairFactory"));
        p.router = Router(deploy("Router", abi.encode(p.factory, p.wtrx)));
        p.zap = Zap(deploy("Zap", abi.encode(p.factory, p.wtrx, p.usdt)));
        bytes memory parameters = abi.encode(p.factory, p.wtrx, p.tes, p.usdt, 1 days);
        p.oracle = TwapOracle(deploy("TwapOracle", parameters));
        (p.trxPair, p.tesPair) = (IPair(p.oracle.trxPair()), IPair(p.oracle.tesPair()));
        p.wtrx.deposit{value: 1_000_000e6}();
        p.wtrx.transfer(address(p.trxPair), 1_000_000e6);
        p.usdt.transfer(address(p.trxPair), 300_000e6);
        p.trxPair.mint(HOUSE);
        p.tes.transfer(address(p.tesPair), 10_000_000e18);
        p.usdt.transfer(address(p.tesPair), 500_000e6);
        p.tesPair.mint(HOUSE);
        p.oracle.poke();
        vm.warp(vm.getBlockTimestamp() + 1 hours);
        p.oracle.poke();
    }

    function deployCards() private {
        ICards.LevelConfig[] memory levels = new ICards.LevelConfig[](2);
        levels[0] = ICards.LevelConfig({name: "Clay", supply: 40, power: 100, fund: FUND, price: 50e6});
        levels[1] = ICards.LevelConfig({name: "Gold", supply: 20, power: 450, fund: FUND, price: 200e6});
        ICards.Term[] memory times = new ICards.Term[](2);
        (times[0], times[1]) = (ICards.Term(7 days, 5e11), ICards.Term(30 days, 6e11));
        Cards.Parts memory parts = Cards.Parts({
            team: p.team,
            splitter: p.splitter,
            oracle: p.oracle,
            rewardToken: p.tes,
            art: ICardArt(deploy("CardArt"))
        });
        p.cards = Cards(deploy("Cards", abi.encode(parts, levels, times)));
        p.market = CardMarket(deploy("CardMarket", abi.encode(p.team, p.splitter, p.cards, coinsOf(p.usdt, p.odd))));
        bytes memory parameters =
            abi.encode(p.team, p.splitter, p.oracle, p.cards, OPERATOR, FUND, 20, address(0));
        p.boxes = BlindBoxes(deploy("BlindBoxes", parameters));
    }

    function deployStaking() private {
        ILpStaking.PoolConfig[] memory pools = new ILpStaking.PoolConfig[](2);
        pools[0] = ILpStaking.PoolConfig(address(p.tes), address(p.usdt), 1e12, 1e15);
        pools[1] = ILpStaking.PoolConfig(address(p.wtrx), address(p.usdt), 1e6, 1e15);
        p.lp = LpStaking(deploy("LpStaking", abi.encode(p.team, p.tes, p.factory, 1 days, 365 days, pools)));
        LpPurchases.Parts memory parts = LpPurchases.Parts(p.team, p.tes, p.oracle, p.factory, p.wtrx, address(p.usdt));
        ILpPurchases.Terms memory limits = ILpPurchases.Terms(1_500, 100e12, 10e6, 10_000e6, 300e18, 10 minutes);
        address[] memory others = coinsOf(p.usdt, p.odd);
        (others[0], others[1]) = (address(p.tes), address(p.wtrx));
        p.purchases = LpPurchases(deploy("LpPurchases", abi.encode(parts, limits, others)));
        uint256[] memory days_ = new uint256[](2);
        (days_[0], days_[1]) = (7, 90);
        ITermStaking.CoinConfig[] memory coins = new ITermStaking.CoinConfig[](3);
        coins[0] = coinConfig(address(p.tes), 1e16);
        coins[1] = coinConfig(address(p.usdt), 2e29);
        coins[2] = coinConfig(address(p.odd), 1e16);
        p.terms = TermStaking(deploy("TermStaking", abi.encode(p.team, p.tes, days_, coins)));
    }

    /// @dev A rate for 7 days, and 20 times as much for 90.
    function coinConfig(address coin, uint256 rate) private pure returns (ITermStaking.CoinConfig memory) {
        uint256[] memory rates = new uint256[](2);
        (rates[0], rates[1]) = (rate, 20 * rate);
        return ITermStaking.CoinConfig(coin, 1e6, rates);
    }

    function coinsOf(Usdt first, ITRC20 second, ITRC20 third) private pure returns (address[] memory coins) {
        coins = new address[](3);
        (coins[0], coins[1], coins[2]) = (address(first), address(second), address(third));
    }

    function coinsOf(Usdt first, ITRC20 second) private pure returns (address[] memory coins) {
        coins = new address[](2);
        (coins[0], coins[1]) = (address(first), address(second));
    }
}
